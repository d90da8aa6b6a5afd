import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { BenchPlatform } from '../measure/bench-platform.ts';
import { percentile } from '../measure/percentiles.ts';
import { signInTo } from '../measure/platform-session.ts';
import type { Part } from './part.ts';
import { timesOf } from './times.ts';

const goalMs = 1000;
const requests = 5;
/** The query is canceled after a second, which counts as its duration. */
const refusedPattern = 422;

/** Frequent, rare and missing text; the last reads every row. */
const patterns: readonly (readonly [name: string, query: string])[] = [
  ['name, common', `cardHolderName=${encodeURIComponent('/^a.*n/i')}`],
  ['name, nowhere', `cardHolderName=${encodeURIComponent('/zq+x$/i')}`],
  ['id, nowhere', `transactionId=${encodeURIComponent('/[a-z]{9}z$/')}`],
  ['any column, nowhere', `singleSearch=${encodeURIComponent('/zq+x$/i')}`],
  ['text, nowhere', 'cardHolderName=zqqx'],
];
const people = ['admin@harbor', 'manager@harbor'] as const;

const beforeAbortMs = 30;
const patienceMs = 2000;

/** List queries that the database is running. */
async function runningLists(database: Client): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where state = 'active' and query ilike '%card_holder_name%' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

/** How long the database continues after its caller disconnects; undefined when it finished first. */
async function measureCancelling(
  { port, databaseUrl }: BenchPlatform,
  authorization: string,
): Promise<number | undefined> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const path = `/api/v1/reporting/transactions?${patterns[3]?.[1]}`;
    const headers = { host: `harbor.localhost:${port}`, authorization };
    const sent = request({ host: '127.0.0.1', port, path, headers });
    sent.on('error', () => undefined);
    sent.end();
    await wait(beforeAbortMs);
    if ((await runningLists(database)) === 0) return undefined;
    sent.destroy();
    const start = performance.now();
    while ((await runningLists(database)) > 0) {
      if (performance.now() - start > patienceMs) return patienceMs;
      await wait(1);
    }
    return performance.now() - start;
  } finally {
    await database.end();
  }
}

/** Filters by pattern, and queries whose caller disconnects. */
export async function measurePatterns(platform: BenchPlatform): Promise<Part> {
  const rows: string[][] = [];
  let worst = 0;
  for (const username of people) {
    const session = await signInTo(platform.port, username);
    for (const [name, query] of patterns) {
      const path = `/api/v1/reporting/transactions?pageSize=25&${query}`;
      const times = await timesOf(session, path, requests, refusedPattern);
      const longest = percentile(times, 1);
      worst = Math.max(worst, longest);
      const figures = [percentile(times, 0.5), longest].map((ms) => ms.toFixed(1));
      rows.push([`${username}, ${name}`, ...figures]);
    }
  }
  const { authorization } = await signInTo(platform.port, 'admin@harbor');
  const after = await measureCancelling(platform, authorization);
  return {
    table: { title: 'Filters by pattern, milliseconds', head: ['', 'median', 'longest'], rows },
    goals: [{ name: 'The longest filter by pattern', value: worst, most: goalMs }],
    notes: [
      after === undefined
        ? 'The query whose caller goes away was over before it could be stopped.'
        : `The database stops ${after.toFixed(0)} ms after a caller went away.`,
    ],
  };
}
