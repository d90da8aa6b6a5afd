/** A file on its way: made piece by piece, never held whole. */
export interface CsvExport {
  /** With `.csv`. */
  readonly fileName: string;
  /** Text in pieces of many lines. Ending the iteration early frees what it holds. */
  readonly pieces: AsyncIterable<string>;
}

/** A reader that takes nothing for so long has gone, or only means to hold a place. */
const usualStandStillMs = 20_000;

/**
 * Returns an export. What breaks after the first byte breaks the connection: no file looks whole.
 * @param standStillMs after which a reader that takes nothing loses its place.
 */
export async function csvResponse(
  { fileName, pieces }: CsvExport,
  base: Headers,
  standStillMs = usualStandStillMs,
): Promise<Response> {
  const headers = new Headers(base);
  headers.set('content-type', 'text/csv; charset=utf-8');
  headers.set('content-disposition', `attachment; filename="${fileName}"`);
  const iterator = pieces[Symbol.asyncIterator]();
  const stillness = { timer: setTimeout(() => undefined) };
  const endIfStill = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearTimeout(stillness.timer);
    stillness.timer = setTimeout(() => {
      controller.error(new Error('Nobody read the export.'));
      iterator.return?.().catch(() => undefined);
    }, standStillMs).unref();
  };
  const encoder = new TextEncoder();
  // Begun before anything is sent: from here on, whoever ends the stream ends the reading as well.
  const first = await iterator.next();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (!first.done) controller.enqueue(encoder.encode(first.value));
      endIfStill(controller);
    },
    async pull(controller) {
      clearTimeout(stillness.timer);
      const { done, value } = await iterator.next();
      if (done) {
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(value));
      endIfStill(controller);
    },
    async cancel() {
      clearTimeout(stillness.timer);
      await iterator.return?.();
    },
  });
  return new Response(body, { headers });
}
