import { createServer } from 'node:http';
import { writeFigures } from '../measure/figures.ts';
import { multipleOf, timeInterleaved, timingTable } from '../measure/interleaved.ts';
import { contendersFor, everythingOn } from './contenders.ts';
import { parsing, timeDecoding, wholeCall } from './decoding.ts';
import { transaction } from './fixture.ts';

/**
 * One object of about 1 kB from a local server: the client with all features against its peers. Each is called 8,000
 * times before timing, until its code is fully compiled.
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
  server.close();
  server.closeAllConnections();
  const list = await timeDecoding();
  const listed = list.timings.find(({ name }) => name === wholeCall);
  await writeFigures('api-client', {
    title: 'API client',
    about: 'Microseconds a call, contenders in turn and in a random order each round.',
    tables: [
      timingTable(`One object of ${text.length} bytes from a local server`, timings, 'ofetch'),
      timingTable(
        `A list of 100 rows, ${list.bytes} bytes, without a network`,
        list.timings,
        parsing,
      ),
    ],
    goals: [
      {
        name: `${everythingOn}, multiple of ofetch`,
        value: multipleOf(timings, everythingOn, 'ofetch'),
        most: 1.1,
        digits: 2,
      },
      { name: 'A list, microseconds', value: listed?.median ?? Number.NaN, most: 5000 },
    ],
  });
}
