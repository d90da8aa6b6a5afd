/** A file on its way: made piece by piece, never held whole. */
export interface CsvExport {
  /** With `.csv`. */
  readonly fileName: string;
  /** Text in pieces of many lines. Ending the iteration early frees what it holds. */
  readonly pieces: AsyncIterable<string>;
}

/** Answers an export. What breaks after the first byte breaks the connection: no file looks whole. */
export async function csvResponse(
  { fileName, pieces }: CsvExport,
  base: Headers,
): Promise<Response> {
  const headers = new Headers(base);
  headers.set('content-type', 'text/csv; charset=utf-8');
  headers.set('content-disposition', `attachment; filename="${fileName}"`);
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  // Begun before anything is sent: from here on, whoever ends the stream ends the reading as well.
  const first = await iterator.next();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (!first.done) controller.enqueue(encoder.encode(first.value));
    },
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, { headers });
}
