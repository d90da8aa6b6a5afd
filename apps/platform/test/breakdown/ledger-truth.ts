import type { Pool } from 'pg';

/*
 * A payment's amounts for its merchant, computed only from the ledger's postings and the account's fee schedule.
 * Imports nothing from the platform and reads none of its stored sums.
 */

/** In cents. */
export interface Truth {
  readonly id: string;
  readonly facilitatorId: string;
  readonly gross: number;
  readonly refunds: number;
  readonly pendingRefunds: number;
  readonly disputes: number;
  readonly disputeFees: number;
  readonly returnFees: number;
  /** Its shares of its settlement; zero until then. */
  readonly fees: number;
  readonly reserve: number;
  readonly net: number;
}

const truths = `
  with moved as (
    select o.root_transaction_id as id, e.amount, e.fee_kind,
      case when o.operation in ('refund', 'credit') then 'refunds'
        when o.operation in ('chargeback', 'reversal') then 'disputes' else 'gross' end as line
    from ledger_entries e join transactions o using (transaction_id)
    where e.account like 'merchants:%'
  ), sums as (
    select id,
      sum(amount) filter (where fee_kind is null and line = 'gross') as gross,
      -sum(amount) filter (where fee_kind is null and line = 'refunds') as refunds,
      -sum(amount) filter (where fee_kind is null and line = 'disputes') as disputes,
      -sum(amount) filter (where fee_kind = 'dispute') as dispute_fees,
      -sum(amount) filter (where fee_kind = 'return') as return_fees,
      sum(amount) as held
    from moved group by 1
  ), waiting as (
    select root_transaction_id as id, sum(amount) as amount from transactions
    where operation = 'refund' and outcome = 'pending' group by 1
  )
  select t.transaction_id as id, t.facilitator_id as "facilitatorId", coalesce(s.gross, 0)::int as gross, coalesce(s.refunds, 0)::int as refunds,
    coalesce(w.amount, 0)::int as "pendingRefunds", coalesce(s.disputes, 0)::int as disputes,
    coalesce(s.dispute_fees, 0)::int as "disputeFees", coalesce(s.return_fees, 0)::int as "returnFees",
    coalesce(t.fee_amount, 0)::int as fees, coalesce(t.reserve_amount, 0)::int as reserve,
    (coalesce(s.held, 0) - coalesce(t.fee_amount, 0) - coalesce(t.reserve_amount, 0))::int as net
  from transactions t left join sums s on s.id = t.transaction_id left join waiting w on w.id = t.transaction_id
  where t.transaction_id = t.root_transaction_id`;

export async function readTruths(pool: Pool): Promise<ReadonlyMap<string, Truth>> {
  const { rows } = await pool.query<Truth>(truths);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Each share is rounded once: a fee per payment, a reserve over all payments of a type in a batch. Shares sum to what
 * the batch posted, and a batch's total is that of its operations' and its own postings.
 */
const shareFaults: readonly (readonly [what: string, query: string])[] = [
  [
    'fee that was not rounded once',
    `select t.transaction_id as id from transactions t join sub_merchants s using (sub_merchant_id)
     join lateral (select sum(e.amount) as amount from ledger_entries e join transactions o using (transaction_id)
       where o.root_transaction_id = t.transaction_id and e.account like 'merchants:%'
         and e.kind in ('sale', 'capture')) taken on true
     where t.batch_id is not null and t.transaction_id = t.root_transaction_id and t.fee_amount is not null
       and (t.sub_merchant_id <> $1 or t.settled_at >= $2)
       and t.fee_amount <> round(taken.amount * (s.fees->>'percentage')::numeric / 100) + (s.fees->>'fixed')::int`,
  ],
  [
    'reserve that was not rounded once',
    `select t.batch_id || ' ' || coalesce(t.card_brand, t.payment_type) as id
     from transactions t join sub_merchants s using (sub_merchant_id)
     join lateral (select sum(e.amount) as amount from ledger_entries e join transactions o using (transaction_id)
       where o.root_transaction_id = t.transaction_id and e.account like 'merchants:%'
         and e.kind in ('sale', 'capture')) taken on true
     where t.batch_id is not null and t.transaction_id = t.root_transaction_id and t.fee_amount is not null
       and (t.sub_merchant_id <> $1 or t.settled_at >= $2)
     group by t.batch_id, coalesce(t.card_brand, t.payment_type), s.fees
     having sum(t.reserve_amount) <> round(sum(taken.amount) * (s.fees->>'reserve')::numeric / 100)`,
  ],
  [
    'batch whose shares are not what it posted',
    `with shares as (
       select batch_id, sum(coalesce(fee_amount, 0)) as fees, sum(coalesce(reserve_amount, 0)) as reserve
       from transactions where batch_id is not null and transaction_id = root_transaction_id group by 1
     ), booked as (
       select batch_id, -coalesce(sum(amount) filter (where fee_kind = 'processing'), 0) as fees,
         -coalesce(sum(amount) filter (where kind = 'reserve'), 0) as reserve
       from ledger_entries where batch_id is not null and account like 'merchants:%' group by 1
     )
     select coalesce(shares.batch_id, booked.batch_id) as id from shares full join booked using (batch_id)
     where coalesce(shares.fees, 0) <> coalesce(booked.fees, 0)
       or coalesce(shares.reserve, 0) <> coalesce(booked.reserve, 0)`,
  ],
  [
    'batch that does not come to its postings',
    `with postings as (
       select t.batch_id, e.amount from ledger_entries e join transactions t using (transaction_id)
       where e.account like 'merchants:%' and t.batch_id is not null
         and (t.transaction_id <> t.root_transaction_id or t.captured_amount > 0)
       union all
       select batch_id, amount from ledger_entries
       where account like 'merchants:%' and batch_id is not null and kind in ('fee', 'reserve')
     ), sums as (select batch_id, sum(amount) as held from postings group by 1)
     select b.batch_id as id from batches b left join sums using (batch_id)
     where b.net_amount <> coalesce(held, 0)`,
  ],
];

/**
 * Errors in the shares of settlements.
 * @param account whose fee schedule was different before a moment.
 */
export async function wrongShares(
  pool: Pool,
  account: string,
  since: Date,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [what, query] of shareFaults) {
    const { rows } = await pool.query<{ id: string }>(
      query,
      query.includes('$1') ? [account, since] : [],
    );
    wrong.push(...rows.map(({ id }) => `a ${what}: ${id}`));
  }
  return wrong;
}
