import { cents } from '@payfac/domain/money';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/use.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ledgerViolations } from './laws.ts';
import { feePosting, reservePosting, salePosting } from './postings.ts';
import { accountBalance, writePostings } from './store.ts';
import { mergeAllLedgerTallies, mergeLedgerTallies, tallied } from './tallies.ts';

const open = useTestDatabase();

const anyMoment = fc.date({
  min: new Date('2025-11-27T00:00:00Z'),
  max: new Date('2026-03-03T00:00:00Z'),
  noInvalidDate: true,
});
const anyPosting = fc.record({
  subMerchantId: fc.constantFrom('sm_0001', 'sm_0005', 'sm_kept'),
  kind: fc.constantFrom('sale', 'fee', 'reserve'),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
  at: anyMoment,
});
type Drawn = typeof anyPosting extends fc.Arbitrary<infer T> ? T : never;

const write = ({ subMerchantId, kind, amount: drawn, at }: Drawn) => {
  const posting = { facilitatorId: 'harbor', subMerchantId, amount: cents(drawn) };
  const made = {
    sale: () => salePosting({ ...posting, provider: 'simulator' }),
    fee: () => feePosting({ ...posting, feeKind: 'processing' }),
    reserve: () => reservePosting({ ...posting, type: 'visa' }),
  };
  const one = kind === 'sale' ? made.sale() : kind === 'fee' ? made.fee() : made.reserve();
  return inTransaction(open.database, (transaction) => writePostings(transaction, [one], at));
};

async function sumsOf(rows: ReturnType<typeof tallied>): Promise<unknown[]> {
  const summed = await open.database.execute(
    sql`select facilitator_id, account, sum(amount)::text as amount, sum(entries)::text as entries
      from (${rows}) as parts group by 1, 2 order by 1, 2`,
  );
  return summed.rows;
}

const entries = (before: Date) =>
  sql`select facilitator_id, account, amount, 1 as entries from ledger_entries
    where created_at < ${before.toISOString()}`;

test('stored balances equal the sum of their entries, in total and at any moment [MONEY-04]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyPosting, { maxLength: 6 }),
      anyMoment,
      fc.constantFrom('leave', 'merge', 'merge one by one', 'merge all'),
      async (postings, before, then) => {
        for (const posting of postings) await write(posting);
        if (then === 'merge') await mergeLedgerTallies(open.database);
        if (then === 'merge one by one') await mergeLedgerTallies(open.database, 1);
        if (then === 'merge all') await mergeAllLedgerTallies(open.database);
        expect(await sumsOf(tallied(before))).toEqual(await sumsOf(entries(before)));
        expect(await sumsOf(tallied())).toEqual(await sumsOf(entries(new Date('2100-01-01'))));
      },
    ),
    { numRuns: 40 },
  );
  expect(await ledgerViolations(open.database)).toEqual([]);
});

test('entries are never written without their balance, even with triggers off', async () => {
  const account = 'merchants:sm_unseen';
  const client = await open.pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(
      `insert into ledger_entries (entry_id, posting_id, kind, facilitator_id, account, amount, description, created_at)
       values ('kept_1', 'kept', 'sale', 'harbor', $1, 500, '', '2026-01-05T00:00Z'),
         ('kept_2', 'kept', 'sale', 'harbor', 'processor:simulator', -500, '', '2026-01-05T00:00Z')`,
      [account],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await accountBalance(open.database, account)).toBe(500);
});

test('a balance that differs from its entries is reported', async () => {
  const change = (by: number) =>
    open.pool.query(
      `update ledger_tallies set amount = amount + $1
       where account = 'merchants:sm_0001' and unit = 'day'
         and day = (select min(day) from ledger_tallies where account = 'merchants:sm_0001' and unit = 'day')`,
      [by],
    );
  await mergeLedgerTallies(open.database);
  await change(1);
  expect(await ledgerViolations(open.database)).toEqual([
    expect.stringMatching(/^The day of .* of merchants:sm_0001 keeps -?\d+ cents, its entries are/),
  ]);
  await change(-1);
  expect(await ledgerViolations(open.database)).toEqual([]);
});
