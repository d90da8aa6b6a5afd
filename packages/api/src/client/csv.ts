import type { Endpoint } from '../contract/endpoint.ts';
import { unreadable } from '../messages/session.ts';
import { ApiError } from './api-error.ts';
import type { RawInput } from './encode.ts';
import type { CsvDownload, CsvOptions } from './options.ts';
import { type Connection, send } from './transport.ts';

const FILE_NAME = /filename="?([\w.-]+)"?/;

/** Exports a list as a stream under the identical query; nothing is held in memory here. */
export async function downloadCsv(
  endpoint: Endpoint,
  connection: Connection,
  input: RawInput,
  { signal, onProgress }: CsvOptions,
): Promise<CsvDownload> {
  const response = await send(endpoint, connection, { input, signal, csv: true });
  const isCsv = response.headers.get('content-type')?.startsWith('text/csv');
  if (!isCsv || !response.body) {
    throw new ApiError({ kind: 'unreadable', endpoint: endpoint.id, message: unreadable });
  }
  const named = FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1];
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onProgress?.(bytes);
      controller.enqueue(chunk);
    },
  });
  return {
    fileName: named ?? `${endpoint.csv}.csv`,
    stream: response.body.pipeThrough(counted),
  };
}
