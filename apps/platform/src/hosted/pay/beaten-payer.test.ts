import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { visitor, wordsOf } from './test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');
const { get, post, filled, link } = visitor(hosted, manager);

async function waitForLocks(client: PoolClient, count: number): Promise<void> {
  const waiting = `select count(*)::int as n from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await client.query(waiting)).rows[0].n).toBe(count);
}

test('tells a payer that somebody else was faster, and keeps what was typed', async () => {
  const { id, path } = await link();
  const fields = await filled(await get(path));
  const { pool } = hosted.open;
  const [first, second] = await Promise.all([pool.connect(), pool.connect()]);
  const use = 'update hosted_sessions set use_count = $2 where session_id = $1';
  // The other payer has claimed the link's only use.
  await first.query('begin');
  await first.query(use, [id, 1]);
  const sent = post(path, fields);
  await waitForLocks(first, 1);
  // The lock keeps this payer from reading the link again before the other payer's decline has released it.
  await second.query('begin');
  const locked = second.query('lock table hosted_sessions in access exclusive mode');
  await waitForLocks(first, 2);
  await first.query('commit');
  await locked;
  await second.query(use, [id, 0]);
  await second.query('commit');
  for (const client of [first, second]) client.release();

  const page = await sent;
  expect(page.status).toBe(422);
  expect(wordsOf(page)).toContain(
    'Someone else was paying here at the same time. Nothing was charged to you. Try again.',
  );
  expect(page.text).toContain('value="12 Quay Street"');
  const shown = await manager.get(`backoffice/paymentlink/${id}`);
  expect(shown.body).toMatchObject({ transactionIds: [], useCount: 0 });
});
