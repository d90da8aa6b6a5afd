import type { Pool } from 'pg';

/* Compares the ledger's payments with the processor's operations and disputes. */

/** Operations that only the processor knows. */
const strangers = `
  select o.reference from simulator.operations o
  where o.created_at >= $1 and o.kind <> 'closed' and o.result = 'approved'
    and o.reference not like '%\\_undo%' and o.reference not like 'foreign\\_%'
    and not exists (select 1 from transactions t where t.processor_reference = o.reference)`;

/**
 * For a card payment: what the processor charged and refunded, without voided operations, less open or lost disputes.
 * For an eCheck: what settled, less refunds that were sent and returns.
 */
const disagreements = `
  with payments as (
    select t.transaction_id as id, t.processor_reference as reference, t.payment_type = 'eCheck' as is_echeck
    from transactions t where t.transaction_id = any($1::text[])
  ), there as (
    select p.id, case when bool_or(o.kind = 'void') then 0 else
      sum(case when o.kind in ('sale', 'capture') then o.approved_amount
        when o.kind = 'refund' then -o.approved_amount else 0 end) end as amount
    from payments p join simulator.operations o on o.payment_reference = p.reference
    where o.result = 'approved' and o.kind <> 'closed' group by 1
  ), disputed as (
    select root_transaction_id as id, sum(amount) as amount from disputes
    where transaction_id is not null and status <> 'won' group by 1
  ), banked as (
    select root_transaction_id as id, sum(case
      when outcome <> 'success' then 0 when operation = 'reconciled' then amount
      when operation = 'refund' then -amount when operation = 'reversal' then -approved_amount
      else 0 end) as amount
    from transactions where root_transaction_id = any($1::text[]) group by 1
  ), held as (
    select t.root_transaction_id as id, sum(e.amount) as amount
    from ledger_entries e join transactions t using (transaction_id)
    where t.root_transaction_id = any($1::text[]) and e.account like 'merchants:%' and e.kind <> 'fee'
    group by 1
  ), sums as (
    select p.id, coalesce(held.amount, 0)::int as held,
      (case when p.is_echeck then coalesce(banked.amount, 0)
        else coalesce(there.amount, 0) - coalesce(disputed.amount, 0) end)::int as wanted
    from payments p left join there using (id) left join disputed using (id)
      left join banked using (id) left join held using (id)
  )
  select id, held, wanted from sums where held <> wanted`;

/** @param since the start of the schedule, in the processor's time. */
export async function ofMoney(
  pool: Pool,
  paymentIds: readonly string[],
  since: Date,
): Promise<readonly string[]> {
  const unknown = await pool.query<{ reference: string }>(strangers, [since]);
  const { rows } = await pool.query<{ id: string; held: number; wanted: number }>(disagreements, [
    paymentIds,
  ]);
  return [
    ...unknown.rows.map(({ reference }) => `nobody here knows ${reference}`),
    ...rows.map(
      ({ id, held, wanted }) => `the ledger holds ${held} of ${id}, the processor says ${wanted}`,
    ),
  ];
}
