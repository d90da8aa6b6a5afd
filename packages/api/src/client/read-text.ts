/** A response with more bytes than the client accepts. */
export class TooLarge extends Error {}

type Body = NonNullable<Response['body']>;

/**
 * Reads a response of at most `limit` bytes. An uncompressed one with a content length is read at once; any other is
 * counted as it arrives.
 */
export function readText(response: Response, limit: number): Promise<string> {
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  const isExact = length <= limit && !response.headers.get('content-encoding');
  if (isExact || !response.body) return response.text();
  return length > limit ? refuse(response.body, length) : readCounted(response.body, limit);
}

async function refuse(body: Body, length: number): Promise<never> {
  await body.cancel();
  throw new TooLarge(`${length} bytes`);
}

async function readCounted(body: Body, limit: number): Promise<string> {
  const reader = body.getReader();
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
