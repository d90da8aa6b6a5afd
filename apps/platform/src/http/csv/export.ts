/** A file that is generated in pieces and never held as a whole. */
export interface CsvExport {
  /** Including `.csv`. */
  readonly fileName: string;
  /** Pieces of many lines each. Ending the iteration early releases its resources. */
  readonly pieces: AsyncIterable<string>;
}

/** A reader that takes nothing for this long has disconnected or is blocking a turn. */
const usualStandStillMs = 20_000;

/**
 * Responds with an export. A failure after the first byte breaks the connection, so that no partial file looks
 * complete.
 * @param standStillMs how long a reader may take nothing before it loses its turn.
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
  // Starts the iterator before anything is sent, so that ending the stream from now on also ends the reading.
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
