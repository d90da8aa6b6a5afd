import { request } from 'node:http';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BenchPlatform } from '../measure/bench-platform.ts';
import { signInTo } from '../measure/platform-session.ts';

const goalRowsASecond = 100_000;
const times = 5;
const megabyte = 1024 * 1024;

interface Streamed {
  readonly rows: number;
  readonly bytes: number;
  readonly seconds: number;
}

const newline = '\n'.charCodeAt(0);

async function count(stream: AsyncIterable<Buffer>): Promise<Streamed> {
  const start = performance.now();
  let rows = 0;
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) rows += 1;
  }
  return { rows, bytes, seconds: (performance.now() - start) / 1000 };
}

async function exported(port: number, authorization: string): Promise<Streamed> {
  const path = '/api/v1/reporting/transactions?export=csv';
  const headers = { host: `harbor.localhost:${port}`, authorization };
  const { promise, resolve, reject } = Promise.withResolvers<Streamed>();
  const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
    if (response.statusCode !== 200)
      reject(new Error(`The export returned ${response.statusCode}`));
    count(response).then(resolve, reject);
  });
  sent.on('error', reject);
  sent.end();
  return promise;
}

/** The same table by the database's own means, without codecs, zones or a web server. */
async function copied(databaseUrl: string): Promise<Streamed> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const query = `copy (select transaction_id, created_at, operation, status, amount, approved_amount,
    payment_type, card_brand, last4, card_holder_name, customer_id, invoice_number, description,
    sub_merchant_id, source from transactions where facilitator_id = 'harbor'
    order by created_at desc, transaction_id desc) to stdout (format csv)`;
  try {
    return await count(database.query(copyTo(query)));
  } finally {
    await database.end();
  }
}

const speedOf = ({ rows, seconds }: Streamed): number => rows / seconds;
const inWords = (speed: number): string => Math.round(speed).toLocaleString('en-US');

/** The same thing so often, slowest first: one alone says as much of its moment as of itself. */
async function several(stream: () => Promise<Streamed>): Promise<readonly Streamed[]> {
  const all: Streamed[] = [];
  for (let time = 0; time < times; time += 1) all.push(await stream());
  return all.toSorted((a, b) => speedOf(a) - speedOf(b));
}

/** Prints the median and the spread; returns the median's rows a second. */
function show(name: string, all: readonly Streamed[]): number {
  const [slowest, median, fastest] = [all[0], all[Math.floor(all.length / 2)], all.at(-1)];
  if (!slowest || !median || !fastest) return 0;
  const { rows, bytes, seconds } = median;
  console.log(
    `  ${name.padEnd(10)}${inWords(speedOf(median)).padStart(12)} rows a second, ${inWords(speedOf(slowest))} to ${inWords(speedOf(fastest))} (${rows.toLocaleString('en-US')} rows, ${(bytes / megabyte).toFixed(0)} MB in ${seconds.toFixed(2)} s)`,
  );
  return speedOf(median);
}

/** Everything an administrator sees, as a file. */
export async function measureExport(platform: BenchPlatform): Promise<void> {
  console.log('\n  CSV of every transaction of a brand (median, slowest to fastest)');
  const { authorization } = await signInTo(platform.port, 'admin@harbor');
  await exported(platform.port, authorization);
  const { memory } = await platform.measure();
  const files = await several(() => exported(platform.port, authorization));
  const { mostMemory, longestBlockMs } = await platform.measure();
  const speed = show('export', files);
  const grown = Math.max(0, mostMemory - memory) / megabyte;
  console.log(
    `  ${speed >= goalRowsASecond ? 'reaches' : 'MISSES'} ${inWords(goalRowsASecond)}; resident memory grew by ${grown.toFixed(0)} MB at most; event loop blocked for ${longestBlockMs.toFixed(0)} ms at most`,
  );
  show('COPY', await several(() => copied(platform.databaseUrl)));
}
