import type { Pool } from 'pg';

/** An operation in the platform, with the processor's record of it. */
export interface Row {
  readonly transaction_id: string;
  readonly root_transaction_id: string;
  readonly operation: string;
  readonly outcome: string;
  readonly status: string;
  readonly payment_type: string;
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
  readonly held: number;
  readonly disputed: number;
  readonly token: string | null;
  readonly hosted_session_id: string | null;
  readonly subscription_id: string | null;
  readonly installment_id: string | null;
  readonly charge_number: number | null;
  /** The processor's result; null when it has no record of it, or closed it. */
  readonly there: string | null;
  readonly is_taken_back: boolean;
  readonly alerts: readonly string[];
  readonly open_disputes: number;
}

const rowsOf = `
  select t.transaction_id, t.root_transaction_id, t.operation, t.outcome, t.status, t.payment_type,
    t.amount::int, t.captured_amount::int as captured, t.refunded_amount::int as refunded,
    t.pending_refund_amount::int as held, t.disputed_amount::int as disputed, t.token,
    t.hosted_session_id, t.subscription_id, t.installment_id, t.charge_number,
    case when o.kind <> 'closed' then o.result end as there,
    exists (select 1 from simulator.operations u where u.payment_reference = t.processor_reference
      and u.reference like '%\\_undo%' and u.result = 'approved') as is_taken_back,
    array(select a.rule_id from alerts a where a.transaction_id = t.transaction_id) as alerts,
    (select count(*)::int from disputes d where d.root_transaction_id = t.transaction_id
      and d.closed_at is null and d.transaction_id is not null) as open_disputes
  from transactions t left join simulator.operations o on o.reference = t.processor_reference
  where t.root_transaction_id = any($1::text[])
  order by t.created_at, t.transaction_id`;

export async function readRows(pool: Pool, paymentIds: readonly string[]): Promise<readonly Row[]> {
  return (await pool.query<Row>(rowsOf, [paymentIds])).rows;
}

export const told = (row: Row): string =>
  `${row.payment_type} ${row.operation} ${row.transaction_id} ${row.outcome} ${row.status}, there ${row.there}`;

const asked: ReadonlySet<string> = new Set(['sale', 'auth', 'capture', 'void', 'refund']);

const isDenied = ({ outcome }: Row): boolean => outcome === 'failed' || outcome === 'errored';

/**
 * The processor did what failed here. A correct one never does; with an incorrect one, the charge is reversed and staff
 * are notified.
 */
function ofDenied(row: Row, keepsItsWord: boolean): readonly string[] {
  if (!isDenied(row) || row.there !== 'approved') return [];
  if (keepsItsWord) return [`done there and denied here: ${told(row)}`];
  const isCharge = row.operation === 'sale' || row.operation === 'auth';
  if (!isCharge) {
    return row.alerts.includes('not-taken-back') ? [] : [`nobody was told: ${told(row)}`];
  }
  return [
    ...(row.is_taken_back ? [] : [`done there, denied here and not taken back: ${told(row)}`]),
    ...(row.alerts.includes('approved-after-failure') ? [] : [`no alert of: ${told(row)}`]),
  ];
}

/** An eCheck at the bank must be processing here, and one voided here must never have reached the bank. */
function ofEcheck(row: Row): readonly string[] {
  if (row.operation !== 'sale') return [];
  if (row.status === 'voided' && row.there !== null) return [`voided and sent: ${told(row)}`];
  const isOut = row.status !== 'pending' && row.status !== 'voided';
  return isOut && row.there !== 'approved' ? [`never sent: ${told(row)}`] : [];
}

/** Checks a single operation. @param keepsItsWord whether the processor refused what it had closed. */
export function ofRow(row: Row, keepsItsWord: boolean): readonly string[] {
  const wrong = [...ofDenied(row, keepsItsWord)];
  const isEcheck = row.payment_type === 'eCheck';
  if (asked.has(row.operation) && !isEcheck) {
    if (row.outcome === 'pending') wrong.push(`left pending: ${told(row)}`);
    if (row.outcome === 'success' && row.there !== 'approved') {
      wrong.push(`not done there: ${told(row)}`);
    }
  }
  if (isEcheck) wrong.push(...ofEcheck(row));
  if (row.transaction_id !== row.root_transaction_id) return wrong;
  const { captured, refunded, held, disputed } = row;
  if (refunded + held + disputed > captured) wrong.push(`gave more than it took: ${told(row)}`);
  if (held !== 0 && !isEcheck) wrong.push(`holds a refund that is none: ${told(row)}`);
  if (row.open_disputes > 1) wrong.push(`disputed twice: ${told(row)}`);
  if (row.open_disputes > 0 && row.status !== 'charged-back') {
    wrong.push(`lost its dispute: ${told(row)}`);
  }
  return wrong;
}

/** Compares a payment's sums with its rows. */
export function ofPayment(rows: readonly Row[]): readonly string[] {
  const root = rows.find((row) => row.transaction_id === row.root_transaction_id);
  if (!root) return [];
  const sum = (operation: string, outcome: string) =>
    rows
      .filter((row) => row.operation === operation && row.outcome === outcome)
      .reduce((total, { amount }) => total + amount, 0);
  const count = (operation: string) =>
    rows.filter((row) => row.operation === operation && row.outcome === 'success').length;
  const wrong: string[] = [];
  if (sum('refund', 'success') !== root.refunded) wrong.push(`refunds don’t add up: ${told(root)}`);
  if (sum('refund', 'pending') !== root.held) wrong.push(`holds don’t add up: ${told(root)}`);
  const disputed = sum('chargeback', 'success') - sum('reversal', 'success');
  const isEcheck = root.payment_type === 'eCheck';
  if (!isEcheck && disputed !== root.disputed) wrong.push(`disputes don’t add up: ${told(root)}`);
  for (const once of ['capture', 'void', 'reconciled']) {
    if (count(once) > 1) wrong.push(`${once} twice: ${told(root)}`);
  }
  return wrong;
}
