import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { KeptSpans } from '../../../test/kept-spans.ts';
import { beforeTests } from '../../../test/use.ts';
import { useMetrics } from '../../../test/watched.ts';
import { openTraces } from '../watch/open-telemetry.ts';
import { traced, traceId, traceInto } from '../watch/traces.ts';
import { openDatabase } from './connection.ts';
import { statementName } from './measured.ts';

const kept = new KeptSpans();
const traces = openTraces(kept, 1);
const watched = useMetrics();
beforeAll(() => traceInto(traces.tracer));
afterAll(() => traceInto(undefined));
const open = beforeTests(
  () =>
    Promise.resolve(openDatabase(inject('databaseServerUrl'), { poolSize: 1, side: 'commands' })),
  (one) => one.close(),
);

test.each([
  ['select "a" from "transactions" where "b" = $1', 'select transactions'],
  ['  UPDATE "users" SET x = 1', 'update users'],
  ["insert into payouts (note) values ('from somebody')", 'insert payouts'],
  ["select 'secret' from somebodys_table", 'select'],
  ['begin', 'begin'],
  ['truncate secret', 'statement'],
  ['', 'statement'],
])('%j is reported as %s', (text, told) => expect(statementName(text)).toBe(told));

test('each statement belongs to its own caller’s trace, even if all wait for one connection', async () => {
  const ids = await Promise.all(
    [1, 2, 3, 4].map((number) =>
      traced({ name: `asking ${number}`, kind: 'internal' }, async () => {
        await open.pool.query('select $1::int, pg_sleep(0.02)', [number]);
        const client = await open.pool.connect();
        await client.query('select 1');
        client.release();
        return traceId();
      }),
    ),
  );
  await traces.close();
  const spans = kept.getFinishedSpans();
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) {
    const own = spans.filter((span) => span.spanContext().traceId === id);
    expect(own.map(({ name }) => name).toSorted()).toEqual([
      expect.stringMatching(/^asking/),
      'select',
      'select',
    ]);
  }
});

test('a failed statement is counted by kind, and still fails', async () => {
  const failures = (kind: string) =>
    watched.valueOf('payfac_database_query_failures_total', { side: 'commands', kind });
  await expect(open.pool.query('select 1 / 0')).rejects.toThrow('division by zero');
  expect(await failures('refused')).toBe(1);
  const client = await open.pool.connect();
  await client.query('begin');
  await client.query("set local statement_timeout = '20ms'");
  await expect(client.query('select pg_sleep(5)')).rejects.toThrow('statement timeout');
  await client.query('rollback');
  expect(await failures('limit')).toBe(1);
  const hanging = client.query('select pg_sleep(5)').then(
    () => 'answered',
    () => 'cut',
  );
  await wait(50);
  open.cutOff();
  expect(await hanging).toBe('cut');
  client.release(true);
  expect(await failures('away')).toBe(1);
  expect((await open.pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const told = await watched.valueOf('payfac_database_query_duration_seconds_count', {
    side: 'commands',
  });
  expect(told).toBeGreaterThanOrEqual(14);
});
