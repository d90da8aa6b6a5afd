import { createServer } from 'node:http';
import { timeInterleaved } from '../measure/interleaved.ts';
import { printTimings } from '../measure/print.ts';
import { contendersFor } from './contenders.ts';
import { benchDecoding } from './decoding.ts';
import { transaction } from './fixture.ts';

/**
 * One object of about 1 kB over a local server: the client with everything on against its peers. Each
 * is called 8,000 times before it is timed, until its code is compiled for good.
 */
export async function run(): Promise<void> {
  const text = JSON.stringify(transaction);
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json').end(text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No address');
  const contenders = contendersFor(`http://127.0.0.1:${address.port}`);
  const timings = await timeInterleaved(contenders, { rounds: 100, calls: 40, warmUp: 200 });
  printTimings(`API client, one object of ${text.length} bytes`, timings, 'ofetch');
  server.close();
  server.closeAllConnections();
  await benchDecoding();
}
