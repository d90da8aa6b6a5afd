import { expect, test } from 'vitest';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

const inCents = (dollars: number): number => Math.round(dollars * 100);

/**
 * Some payments of every status and way to pay, and all that cost a fee of their own, with what the
 * ledger holds of them for their merchant. Shares are of the settlement, and have no posting of their own.
 */
const payments = `
  with held as (
    select t.root_transaction_id as id, sum(e.amount)::int as held,
           count(*) filter (where e.kind = 'fee') as fees
    from ledger_entries e join transactions t using (transaction_id)
    where e.account like 'merchants:%' group by 1
  ), ranked as (
    select transaction_id as id, coalesce(held, 0) as held, coalesce(fees, 0) as fees,
           (coalesce(fee_amount, 0) + coalesce(reserve_amount, 0))::int as share,
           row_number() over (
             partition by status, payment_type = 'eCheck', operation, captured_amount < approved_amount
             order by transaction_id) as place
    from transactions left join held on held.id = transaction_id
    where facilitator_id = 'harbor' and transaction_id = root_transaction_id
  )
  select id, held, share from ranked where place <= 3 or fees > 0 order by id`;

test('what a payment comes to is what the ledger holds of it, and the list says the same', async () => {
  const { rows } = await api.open.pool.query<{ id: string; held: number; share: number }>(payments);
  const kinds = new Set<string>();
  for (const { id, held, share } of rows) {
    const { body } = await admin.get(`reporting/transactions/${id}/timeline`);
    const { transaction, subject, breakdown } = body;
    const listed = await admin.get(`reporting/transactions?view=payments&transactionId=${id}`);
    const row = listed.body.data.find((one: { transactionId: string }) => one.transactionId === id);
    expect([id, transaction, subject]).toEqual([id, row, row]);
    const of = (name: string) => inCents(breakdown[name]);
    const taken = ['fees', 'disputeFees', 'returnFees', 'reserve', 'refunds', 'disputes'];
    const left = taken.reduce((sum, name) => sum - of(name), of('gross'));
    expect([id, of('net'), left]).toEqual([id, held - share, held - share]);
    expect([id, of('gross'), of('refunds') + of('pendingRefunds'), of('disputes')]).toEqual([
      id,
      inCents(row.capturedAmount),
      inCents(row.refundedAmount),
      inCents(row.disputedAmount),
    ]);
    for (const name of taken) if (of(name) > 0) kinds.add(name);
  }
  expect([...kinds].toSorted()).toEqual(
    ['fees', 'disputeFees', 'returnFees', 'reserve', 'refunds', 'disputes'].toSorted(),
  );
});

test('what settlements took of payments is what they booked, to the cent', async () => {
  const { rows } = await api.open.pool.query(`
    with shares as (
      select batch_id, sum(coalesce(fee_amount, 0)) as fees, sum(coalesce(reserve_amount, 0)) as reserve
      from transactions where batch_id is not null and transaction_id = root_transaction_id group by 1
    ), booked as (
      select batch_id, -coalesce(sum(amount) filter (where fee_kind = 'processing'), 0) as fees,
             -coalesce(sum(amount) filter (where kind = 'reserve'), 0) as reserve
      from ledger_entries where batch_id is not null and account like 'merchants:%' group by 1
    )
    select coalesce(shares.batch_id, booked.batch_id) as batch, shares.fees, booked.fees as booked,
           shares.reserve, booked.reserve as withheld
    from shares full join booked using (batch_id)
    where coalesce(shares.fees, 0) <> coalesce(booked.fees, 0)
       or coalesce(shares.reserve, 0) <> coalesce(booked.reserve, 0)`);
  expect(rows).toEqual([]);
});

test('a settlement comes to the postings of its operations and its own', async () => {
  const { rows } = await api.open.pool.query(`
    with postings as (
      select t.batch_id, e.amount from ledger_entries e join transactions t using (transaction_id)
      where e.account like 'merchants:%' and t.batch_id is not null
        and (t.transaction_id <> t.root_transaction_id or t.captured_amount > 0)
      union all
      select batch_id, amount from ledger_entries
      where account like 'merchants:%' and batch_id is not null and kind in ('fee', 'reserve')
    ), sums as (select batch_id, sum(amount) as held from postings group by 1)
    select b.batch_id, b.net_amount, held from batches b left join sums using (batch_id)
    where b.net_amount <> coalesce(held, 0)`);
  expect(rows).toEqual([]);
});
