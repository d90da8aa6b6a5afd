import type { Pool } from 'pg';
import type { Attempt } from './attempts.ts';

/*
 * Whether processor, payments and what people were told agree, once everything came to its end. Nothing of
 * what it judges by is imported from the platform.
 */

interface Row {
  readonly transaction_id: string;
  readonly root_transaction_id: string;
  readonly operation: string;
  readonly outcome: string;
  readonly status: string;
  readonly amount: string;
  readonly captured: string;
  readonly refunded: string;
  readonly held: string;
  readonly disputed: string;
  readonly subscription_id: string | null;
  readonly charge_number: number | null;
  /** What the processor says of it: null when it never heard of it, or closed it. */
  readonly there: string | null;
  readonly is_taken_back: boolean;
  readonly open_disputes: number;
}

const rowsSince = `
  select t.transaction_id, t.root_transaction_id, t.operation, t.outcome, t.status, t.amount,
    t.captured_amount as captured, t.refunded_amount as refunded, t.pending_refund_amount as held,
    t.disputed_amount as disputed, t.subscription_id, t.charge_number,
    case when o.kind <> 'closed' then o.result end as there,
    exists (select 1 from simulator.operations u where u.payment_reference = t.processor_reference
      and u.reference like '%\\_undo%' and u.result = 'approved') as is_taken_back,
    (select count(*)::int from disputes d where d.root_transaction_id = t.transaction_id
      and d.closed_at is null and d.transaction_id is not null) as open_disputes
  from transactions t left join simulator.operations o on o.reference = t.processor_reference
  where t.root_transaction_id = any($1::text[])
  order by t.created_at, t.transaction_id`;

/** Money that the processor knows of and nobody here. */
const strangers = `
  select o.reference from simulator.operations o
  where o.created_at >= $1 and o.kind <> 'closed' and o.result = 'approved'
    and o.reference not like '%\\_undo%' and o.reference not like 'foreign\\_%'
    and not exists (select 1 from transactions t where t.processor_reference = o.reference)`;

const asked: ReadonlySet<string> = new Set(['sale', 'auth', 'capture', 'void', 'refund']);

function ofRow(row: Row): readonly string[] {
  const wrong: string[] = [];
  const is = `${row.operation} ${row.transaction_id} ${row.outcome} ${row.status}, there ${row.there}`;
  if (asked.has(row.operation)) {
    if (row.outcome === 'pending') wrong.push(`left pending: ${is}`);
    if (row.outcome === 'success' && row.there !== 'approved') wrong.push(`not done there: ${is}`);
    const isDoneThere = row.there === 'approved' && !row.is_taken_back;
    if ((row.outcome === 'failed' || row.outcome === 'errored') && isDoneThere) {
      wrong.push(`done there and denied here: ${is}`);
    }
  }
  if (row.transaction_id !== row.root_transaction_id) return wrong;
  const [captured, refunded, held, disputed] = [
    row.captured,
    row.refunded,
    row.held,
    row.disputed,
  ].map(Number);
  const given = (refunded ?? 0) + (held ?? 0) + (disputed ?? 0);
  if (given > (captured ?? 0)) wrong.push(`gave more than was captured: ${is}`);
  if (held !== 0) wrong.push(`holds a refund that is none: ${is}`);
  if (row.open_disputes > 1) wrong.push(`disputed twice: ${is}`);
  if (row.open_disputes > 0 && row.status !== 'charged-back') wrong.push(`lost its dispute: ${is}`);
  return wrong;
}

/** A payment's sums against its rows. */
function ofPayment(rows: readonly Row[]): readonly string[] {
  const [root] = rows.filter((row) => row.transaction_id === row.root_transaction_id);
  if (!root) return [];
  const sum = (...operations: readonly string[]) =>
    rows
      .filter((row) => operations.includes(row.operation) && row.outcome === 'success')
      .reduce((total, row) => total + Number(row.amount), 0);
  const wrong: string[] = [];
  if (sum('refund') !== Number(root.refunded))
    wrong.push(`refunds of ${root.transaction_id} do not add up`);
  const disputed = sum('chargeback') - sum('reversal');
  if (disputed !== Number(root.disputed))
    wrong.push(`disputes of ${root.transaction_id} do not add up`);
  const captures = rows.filter((row) => row.operation === 'capture' && row.outcome === 'success');
  if (captures.length > 1) wrong.push(`captured twice: ${root.transaction_id}`);
  return wrong;
}

/** A refund that was approved, and refused by the issuer afterwards. */
const failedLater = (row: Row): boolean => row.operation === 'refund' && row.there === 'declined';

/** What callers were told against what is. */
function ofAttempt(
  { name, answers, key }: Attempt,
  byId: ReadonlyMap<string, Row>,
): readonly string[] {
  const told = answers.map(
    ({ status, code, transactionId }) => `${status} ${code ?? ''} ${transactionId ?? ''}`,
  );
  const wrong: string[] = [];
  if (answers.length === 0) wrong.push(`${name} ${key} never had an answer`);
  if (new Set(told).size > 1) wrong.push(`${name} ${key} was told ${told.join(' and ')}`);
  for (const { status, transactionId, message } of answers) {
    const row = transactionId === undefined ? undefined : byId.get(transactionId);
    if (!row) continue;
    const isDone = row.there === 'approved' && !row.is_taken_back;
    if (status === 402 || status === 502) {
      if (isDone) wrong.push(`${name} ${transactionId} was denied (${message}) and done`);
    } else if (status === 200 && row.outcome !== 'success' && !failedLater(row)) {
      wrong.push(`${name} ${transactionId} was confirmed and is ${row.outcome}`);
    }
  }
  return wrong;
}

/** One charge a subscription and period. */
function ofSubscriptions(rows: readonly Row[]): readonly string[] {
  const charges = rows.filter(
    (row) => row.subscription_id !== null && row.outcome === 'success' && row.operation === 'sale',
  );
  const periods = Map.groupBy(charges, (row) => `${row.subscription_id} ${row.charge_number}`);
  return [...periods].flatMap(([period, found]) =>
    found.length > 1 ? [`period ${period} was charged ${found.length} times`] : [],
  );
}

/** Of payouts and releases: one for each that somebody was told of, and no other. */
const moved = {
  payout: `select count(*)::int as count from payouts where mode = 'manual' and created_at >= $1`,
  release: `select count(distinct posting_id)::int as count from ledger_entries
    where kind = 'release' and created_at >= $1`,
} as const;

async function ofMoves(
  pool: Pool,
  attempts: readonly Attempt[],
  since: Date,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [name, query] of Object.entries(moved)) {
    const told = attempts.filter(
      (one) => one.name === name && one.answers.some(({ status }) => status === 200),
    ).length;
    const { rows } = await pool.query<{ count: number }>(query, [since]);
    if (rows[0]?.count !== told) wrong.push(`${told} of ${name} were told, ${rows[0]?.count} made`);
  }
  return wrong;
}

/**
 * What does not agree, in sentences; empty when all does.
 * @param since real moment the schedule began at, in the processor's time.
 */
export async function verdict(
  pool: Pool,
  attempts: readonly Attempt[],
  paymentIds: readonly string[],
  since: Date,
): Promise<readonly string[]> {
  const { rows } = await pool.query<Row>(rowsSince, [paymentIds]);
  const byId = new Map(rows.map((row) => [row.transaction_id, row]));
  const unknown = await pool.query<{ reference: string }>(strangers, [since]);
  return [
    ...rows.flatMap(ofRow),
    ...[...Map.groupBy(rows, (row) => row.root_transaction_id).values()].flatMap(ofPayment),
    ...attempts.flatMap((one) => ofAttempt(one, byId)),
    ...ofSubscriptions(rows),
    ...(await ofMoves(pool, attempts, since)),
    ...unknown.rows.map(({ reference }) => `nobody here knows ${reference}`),
  ];
}
