import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../test/use.ts';
import type { Transaction } from './connection.ts';
import { databaseErrorOf, inTransaction, withStatementTimeout } from './in-transaction.ts';
import { clock } from './schema/index.ts';

const open = useTestDatabase();

/** Fails the way a distributed engine asks for a repetition. */
const conflict = sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`;

it('retries once if the database asks for it', async () => {
  let runs = 0;
  await inTransaction(open.database, async (transaction) => {
    runs += 1;
    await transaction.insert(clock).values({ clockId: 'repeated', offsetMs: runs });
    if (runs === 1) await transaction.execute(conflict);
  });
  const rows = await open.database.select().from(clock).where(eq(clock.clockId, 'repeated'));
  expect(rows).toEqual([{ clockId: 'repeated', offsetMs: 2 }]);
});

it('gives up after the second attempt', async () => {
  let runs = 0;
  const hopeless = inTransaction(open.database, async (transaction) => {
    runs += 1;
    await transaction.execute(conflict);
  });
  await expect(hopeless).rejects.toThrow();
  expect(runs).toBe(2);
});

it('doesn’t retry other failures', async () => {
  let runs = 0;
  const wrong = inTransaction(open.database, async () => {
    runs += 1;
    throw new Error('a mistake');
  });
  await expect(wrong).rejects.toThrow('a mistake');
  expect(runs).toBe(1);
});

it('lets the database end slow reads, and only reads', async () => {
  const slow = withStatementTimeout(open.database, 40, (transaction) =>
    transaction.execute(sql`select pg_sleep(5)`),
  );
  await expect(slow.catch((error: unknown) => databaseErrorOf(error)?.code)).resolves.toBe('57014');
  const writing = withStatementTimeout(open.database, 1000, (transaction) =>
    transaction.delete(clock),
  );
  await expect(writing.catch((error: unknown) => databaseErrorOf(error)?.code)).resolves.toBe(
    '25006',
  );
});

it('returns its connection if the transaction can’t start, every time', async () => {
  const { pool, database } = open;
  let isCutOff = true;
  pool.on('acquire', (client) => {
    const send = client.query.bind(client);
    const query = (...sent: readonly unknown[]): unknown =>
      isCutOff ? Promise.reject(new Error('cut off')) : Reflect.apply(send, client, sent);
    Object.assign(client, { query });
  });
  const work = vi.fn<(transaction: Transaction) => Promise<unknown>>();
  for (let time = 0; time < 3 * pool.options.max; time += 1) {
    await expect(inTransaction(database, work)).rejects.toThrow();
    await expect(withStatementTimeout(database, 1000, work)).rejects.toThrow();
  }
  expect(work).not.toHaveBeenCalled();
  expect(pool.totalCount).toBe(0);

  isCutOff = false;
  work.mockImplementation((transaction) => transaction.execute(sql`select pg_sleep(0.01)`));
  const all = Array.from({ length: 2 * pool.options.max }, () => inTransaction(database, work));
  await Promise.all(all);
  expect(work).toHaveBeenCalledTimes(all.length);
  expect([pool.totalCount, pool.waitingCount]).toEqual([pool.idleCount, 0]);
});
