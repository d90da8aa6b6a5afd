import type { Endpoint } from '../kernel/endpoint.ts';
import type { RawInput } from './encode.ts';
import { noResponse, unreadableResponse } from './failures.ts';
import type { CsvDownload, CsvOptions } from './options.ts';
import { encoded } from './perform.ts';
import { type Connection, send } from './transport.ts';

const FILE_NAME = /filename="?([\w.-]+)"?/;

/**
 * Exports a list as a stream with the same query; nothing is buffered here. It has no timeout; if the connection is
 * lost, the stream ends with one `ApiError`.
 */
export async function downloadCsv(
  list: Endpoint,
  connection: Connection,
  input: RawInput = {},
  { signal, onProgress }: CsvOptions = {},
): Promise<CsvDownload> {
  const endpoint = { ...list, failure: list.csvFailure ?? list.failure };
  const call = encoded(endpoint, connection.options, input);
  const wish = `${list.csvQuery ?? 'export'}=csv`;
  const url = `${call.url}${call.url.includes('?') ? '&' : '?'}${wish}`;
  const response = await send(endpoint, connection, {
    call: { url, body: call.body },
    accept: 'text/csv',
    signal,
    isLate: () => false,
  });
  const isCsv = response.headers.get('content-type')?.startsWith('text/csv');
  if (!isCsv || !response.body) {
    await response.body?.cancel();
    throw unreadableResponse(endpoint, connection.options, response);
  }
  const named = FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const reader = response.body.getReader();
  let bytes = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        bytes += value.byteLength;
        onProgress?.(bytes);
        controller.enqueue(value);
      } catch (cause) {
        controller.error(signal?.aborted ? cause : noResponse(endpoint, false, cause));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { fileName: named ?? `${endpoint.csv}.csv`, stream };
}
