/** An answer has more bytes than the client takes. */
export class TooLarge extends Error {}

/**
 * Reads an answer of at most `limit` bytes. What says its length and is not compressed is read at
 * once; anything else is counted as it comes.
 */
export async function readText(response: Response, limit: number): Promise<string> {
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  if (length > limit) {
    await response.body?.cancel();
    throw new TooLarge(`${length} bytes`);
  }
  const isExact = length <= limit && !response.headers.get('content-encoding');
  if (isExact || !response.body) return response.text();

  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > limit) {
      await reader.cancel();
      throw new TooLarge(`more than ${limit} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
