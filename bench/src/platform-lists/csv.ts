import { request } from 'node:http';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BenchPlatform } from '../measure/bench-platform.ts';
import { signInTo } from '../measure/platform-session.ts';
import type { Part } from './part.ts';

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

/** The same table exported by the database itself, without codecs, zones or a web server. */
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

/** Repeats a measurement, slowest first: a single one reflects its moment as much as the task. */
async function several(stream: () => Promise<Streamed>): Promise<readonly Streamed[]> {
  const all: Streamed[] = [];
  for (let time = 0; time < times; time += 1) all.push(await stream());
  return all.toSorted((a, b) => speedOf(a) - speedOf(b));
}

const medianOf = (all: readonly Streamed[]): Streamed | undefined =>
  all[Math.floor(all.length / 2)];

const row = (name: string, all: readonly Streamed[]): readonly string[] => {
  const median = medianOf(all);
  return [
    name,
    ...[median, all[0], all.at(-1)].map((one) => (one ? inWords(speedOf(one)) : '')),
    inWords(median?.rows ?? 0),
    ((median?.bytes ?? 0) / megabyte).toFixed(0),
  ];
};

/** Exports everything an administrator sees. */
export async function measureExport(platform: BenchPlatform): Promise<Part> {
  const { authorization } = await signInTo(platform.port, 'admin@harbor');
  await exported(platform.port, authorization);
  const { memory } = await platform.measure();
  const files = await several(() => exported(platform.port, authorization));
  const { mostMemory, longestBlockMs } = await platform.measure();
  const copies = await several(() => copied(platform.databaseUrl));
  const median = medianOf(files);
  const grown = Math.max(0, mostMemory - memory) / megabyte;
  return {
    table: {
      title: 'CSV of every transaction of a brand, rows a second',
      head: ['', 'median', 'slowest', 'fastest', 'rows', 'MB'],
      rows: [row('export', files), row('COPY', copies)],
    },
    goals: [
      {
        name: 'Rows of an export a second',
        value: median ? speedOf(median) : 0,
        least: goalRowsASecond,
      },
    ],
    notes: [
      `While it exports, resident memory grows by ${grown.toFixed(0)} MB at most, and the event loop is blocked for ${longestBlockMs.toFixed(0)} ms at most.`,
    ],
  };
}
