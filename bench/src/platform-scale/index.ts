import { join } from 'node:path';
import { Client } from 'pg';
import { benchFolder, startBenchPlatform } from '../measure/bench-platform.ts';
import { type Goal, writeFigures } from '../measure/figures.ts';
import { percentile } from '../measure/percentiles.ts';
import { load, secondsOfLoad } from '../platform-load/index.ts';
import { prepareBuffers } from './buffers.ts';
import { measureRows, type RowFigures } from './measure-rows.ts';

const scales = (process.env['SCALES'] ?? '1,10').split(',').map(Number);
const megabyte = 1e6;
const mostRatio = 1.3;
const saleGoalMs = 150;
const readsGoal = 150;
const salesGoal = 35;
const seedGoalSeconds = 300;

interface Bytes {
  readonly table: string;
  readonly rows: number;
  readonly indexes: number;
  readonly count: number;
}

interface AtScale {
  readonly payments: number;
  /** Of a first run alone. */
  readonly seedSeconds: number | undefined;
  readonly rows: readonly RowFigures[];
  readonly bytes: readonly Bytes[];
  readonly reads: number;
  readonly sales: number;
  readonly errors: number;
  readonly saleP95: number;
  readonly readP95: number;
}

async function bytesOf(databaseUrl: string): Promise<readonly Bytes[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<'table' | 'rows' | 'indexes' | 'count', string>>(
      `select relname as table, pg_table_size(relid) as rows, pg_indexes_size(relid) as indexes,
         (select count(*) from pg_index where indrelid = relid) as count
       from pg_stat_user_tables
       where relname in ('transactions', 'ledger_entries', 'transaction_tallies', 'ledger_tallies', 'customers')
       order by pg_total_relation_size(relid) desc`,
    );
    return rows.map(({ table, ...sizes }) => ({
      table,
      rows: Number(sizes.rows),
      indexes: Number(sizes.indexes),
      count: Number(sizes.count),
    }));
  } finally {
    await client.end();
  }
}

async function measureScale(scale: number): Promise<AtScale> {
  const start = performance.now();
  const first = await startBenchPlatform(scale);
  const seconds = (performance.now() - start) / 1000;
  await prepareBuffers(first.databaseUrl);
  await first.stop();
  const platform = await startBenchPlatform(scale);
  try {
    const bytes = await bytesOf(platform.databaseUrl);
    const rows = await measureRows(platform, join(benchFolder(scale), 'postgres.log'));
    const { read, sale } = await load(platform.port);
    return {
      payments: platform.payments,
      seedSeconds: first.isNew ? seconds : undefined,
      rows,
      bytes,
      reads: read.times.length / secondsOfLoad,
      sales: sale.times.length / secondsOfLoad,
      errors: read.errors + sale.errors,
      saleP95: percentile(sale.times, 0.95),
      readP95: percentile(read.times, 0.95),
    };
  } finally {
    await platform.stop();
  }
}

const inWords = (count: number): string => count.toLocaleString('en-US');

const goalsOf = (at: AtScale): readonly Goal[] => [
  ...at.rows.map(({ row, p95 }) => ({
    name: `${row.name}, p95 with ${inWords(at.payments)} payments`,
    value: p95,
    most: row.most,
  })),
  {
    name: `Reads a second with ${inWords(at.payments)} payments`,
    value: at.reads,
    least: readsGoal,
  },
  {
    name: `Sales a second with ${inWords(at.payments)} payments`,
    value: at.sales,
    least: salesGoal,
  },
  {
    name: `p95 of a sale with ${inWords(at.payments)} payments`,
    value: at.saleP95,
    most: saleGoalMs,
  },
  { name: `Errors with ${inWords(at.payments)} payments`, value: at.errors, most: 0 },
  ...(at.seedSeconds === undefined
    ? []
    : [
        {
          name: `Seconds to make up ${inWords(at.payments)} payments`,
          value: at.seedSeconds,
          most: seedGoalSeconds,
        },
      ]),
];

/** The same calls on a hundred thousand payments and on a million. */
export async function run(): Promise<void> {
  const measured: AtScale[] = [];
  for (const scale of scales) measured.push(await measureScale(scale));
  const [small, large] = [measured[0], measured.at(-1)];
  if (!small || !large) throw new Error('No scale was named.');
  const names = measured.map(({ payments }) => inWords(payments));
  const ratios = large.rows.map(({ p50 }, place) => p50 / (small.rows[place]?.p50 ?? p50));
  await writeFigures('platform-scale', {
    title: 'Platform with ten times the payments',
    about:
      'Over HTTP. Of each row the slowest of its calls, in milliseconds; buffers are the pages of 8 kB that the database looks at for the call that looks at most.',
    tables: [
      {
        head: [
          '',
          'calls',
          ...names.flatMap((name) => [`p50, ${name}`, 'p95', 'buffers']),
          'ratio of p50',
        ],
        rows: large.rows.map(({ row, calls }, place) => [
          row.name,
          String(calls),
          ...measured.flatMap(({ rows }) => {
            const { p50 = 0, p95 = 0, buffers = 0 } = rows[place] ?? {};
            return [p50.toFixed(1), p95.toFixed(1), inWords(buffers)];
          }),
          (ratios[place] ?? 0).toFixed(2),
        ]),
      },
      {
        title: 'Fifty clients at once',
        head: ['payments', 'reads a second', 'p95', 'sales a second', 'p95', 'errors'],
        rows: measured.map((at) => [
          inWords(at.payments),
          at.reads.toFixed(0),
          at.readP95.toFixed(0),
          at.sales.toFixed(0),
          at.saleP95.toFixed(0),
          String(at.errors),
        ]),
      },
      {
        title: 'Megabytes',
        head: ['', ...names.flatMap((name) => [`rows, ${name}`, 'indexes']), 'indexes, number'],
        rows: large.bytes.map(({ table, count }) => [
          table,
          ...measured.flatMap(({ bytes }) => {
            const own = bytes.find((one) => one.table === table);
            return [own?.rows, own?.indexes].map((size) => ((size ?? 0) / megabyte).toFixed(0));
          }),
          String(count),
        ]),
      },
    ],
    notes: measured.map(
      ({ payments, rows }) =>
        `The slowest calls with ${inWords(payments)} payments: ${rows.map(({ row, slowest }) => `${row.name}, \`${slowest}\``).join('; ')}.`,
    ),
    goals: [
      ...measured.flatMap(goalsOf),
      {
        name: `The largest p50 with ${inWords(large.payments)} payments, as a multiple of that with ${inWords(small.payments)}`,
        value: Math.max(...ratios),
        most: mostRatio,
        digits: 2,
      },
    ],
  });
}
