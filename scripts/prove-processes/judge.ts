import type { OpenDatabase } from '../../apps/platform/src/kernel/database/connection.ts';
import { verdict } from '../../apps/platform/test/schedules/verdict.ts';
import { type Command, type Kind, kinds } from './commands.ts';
import type { World } from './world.ts';

type Pool = OpenDatabase['pool'];

/*
 * Compares the responses to clients with the processor's record, our payments, the ledger and reconciliation. Reads the
 * tables directly, without the platform's own code.
 */

export interface Line {
  readonly kind: Kind;
  readonly sent: number;
  readonly refused: number;
  /** Number acknowledged to clients. */
  readonly told: number;
  readonly here: number;
  /** Number at the processor; undefined for operations that it doesn't handle. */
  readonly there: number | undefined;
}

interface Count {
  readonly kind: string;
  readonly count: number;
}

const payments = `
  select transaction_id from transactions
  where root_transaction_id = transaction_id and created_at >= $1 and source <> 'recurring'`;

const doneHere = `
  select case when h.attempt_id is null then t.operation else 'hosted' end as kind, count(*)::int as count
  from transactions t left join hosted_payments h using (transaction_id)
  where t.root_transaction_id in (${payments}) and t.outcome = 'success' group by 1
  union all
  select 'payout', count(*)::int from payouts where mode = 'manual' and created_at >= $1
  union all
  select 'release', count(*)::int from user_activities
  where action = 'funds.release' and created_at >= $1`;

/** Approved and not reversed, whoever requested it. */
const doneThere = `
  select case when h.attempt_id is not null then 'hosted' when o.kind = 'authorize' then 'auth'
    else o.kind end as kind, count(*)::int as count
  from simulator.operations o
  left join transactions t on t.processor_reference = o.reference
  left join hosted_payments h on h.transaction_id = t.transaction_id
  where o.created_at >= $1 and o.result = 'approved' and o.kind <> 'closed'
    and o.reference not like '%\\_undo%' and coalesce(t.source, '') <> 'recurring'
    and not exists (select 1 from simulator.operations u where u.result = 'approved'
      and u.reference in (o.reference || '_undo', o.reference || '_undo_refund'))
  group by 1`;

const noProcessor: ReadonlySet<Kind> = new Set(['payout', 'release']);

const isDone = ({ answers }: Command): boolean => answers.some(({ status }) => status === 200);

/** Operations by kind: as acknowledged to clients, as stored here, and as recorded by the processor. */
export async function countLines(
  pool: Pool,
  commands: readonly Command[],
  since: Date,
): Promise<readonly Line[]> {
  const count = async (query: string) => {
    const { rows } = await pool.query<Count>(query, [since]);
    return new Map(rows.map((row) => [row.kind, row.count]));
  };
  const here = await count(doneHere);
  const there = await count(doneThere);
  return kinds.map((kind) => {
    const ofKind = commands.filter((one) => one.kind === kind);
    const told = ofKind.filter(isDone).length;
    return {
      kind,
      sent: ofKind.length,
      refused: ofKind.length - told,
      told,
      here: here.get(kind) ?? 0,
      there: noProcessor.has(kind) ? undefined : (there.get(kind) ?? 0),
    };
  });
}

/** Number of operations missing compared with the acknowledgments, and number in excess. */
export const shortAndOver = (lines: readonly Line[]) => {
  const sum = (work: (line: Line) => number) =>
    lines.reduce((total, line) => total + Math.max(0, work(line)), 0);
  const thereOf = ({ there, here }: Line) => there ?? here;
  return {
    lost: sum((line) => line.told - Math.min(line.here, thereOf(line))),
    doubled: sum((line) => Math.max(line.here, thereOf(line)) - line.told),
  };
};

const deniedAndDone = `
  select count(*)::int as count from transactions t
  join simulator.operations o on o.reference = t.processor_reference
  where t.created_at >= $1 and t.outcome in ('failed', 'errored') and o.result = 'approved'
    and o.kind <> 'closed'
    and not exists (select 1 from simulator.operations u where u.result = 'approved'
      and u.reference in (o.reference || '_undo', o.reference || '_undo_refund'))`;

/** Operations that the processor made and that we report as failed. */
export async function countDenied(pool: Pool, since: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(deniedAndDone, [since]);
  return rows[0]?.count ?? 0;
}

/** Adds the payment that a form led to, which its response doesn't name. */
async function withPayments(pool: Pool, commands: readonly Command[]): Promise<readonly Command[]> {
  const { rows } = await pool.query<{ attempt_id: string; transaction_id: string }>(
    'select attempt_id, transaction_id from hosted_payments where attempt_id = any($1::text[])',
    [commands.filter(({ kind }) => kind === 'hosted').map(({ key }) => key)],
  );
  const paid = new Map(rows.map((row) => [row.attempt_id, row.transaction_id]));
  return commands.map((command) => {
    if (command.kind !== 'hosted') return command;
    const transactionId = paid.get(command.key);
    const answers = command.answers.map((answer) =>
      answer.status === 200 ? { ...answer, transactionId: transactionId ?? 'of no form' } : answer,
    );
    return { ...command, answers };
  });
}

/** Disagreements, in sentences. */
export async function disagreements(
  { open: { pool }, subMerchantId, reserved }: World,
  commands: readonly Command[],
  since: Date,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ transaction_id: string }>(payments, [since]);
  return verdict(pool, {
    attempts: await withPayments(pool, commands),
    paymentIds: rows.map((row) => row.transaction_id),
    accounts: [subMerchantId, reserved.subMerchantId],
    since,
    keepsItsWord: true,
  });
}

/** Payments with different sums at processor and platform, fees aside. */
const differing = `
  with theirs as (
    select payment_reference as payment, case when bool_or(kind = 'void' and result = 'approved') then 0
      else sum(case when result <> 'approved' then 0 when kind in ('sale', 'capture') then approved_amount
        when kind = 'refund' then -approved_amount else 0 end) end as held
    from simulator.operations where created_at between $1 and $2 group by 1
  ), ours as (
    select root.processor_reference as payment,
      case when bool_or(t.operation = 'void' and t.outcome = 'success') then 0
      else sum(case when t.outcome <> 'success' then 0
        when t.operation in ('sale', 'capture') then coalesce(t.approved_amount, t.amount)
        when t.operation = 'refund' then -t.amount else 0 end) end as held
    from transactions t join transactions root on root.transaction_id = t.root_transaction_id
    where root.created_at between $1 and $2 group by 1
  )
  select payment from theirs full join ours using (payment)
  where coalesce(theirs.held, 0) <> coalesce(ours.held, 0)`;

/** Payments that the simulated file gets wrong on purpose. */
const misfiled = `
  select processor_reference as payment from transactions
  where created_at between $1 and $2 and operation = 'sale' and outcome = 'success'
    and amount in (777801, 777802, 777803, 777804)
    and not exists (select 1 from transactions v where v.root_transaction_id = transactions.transaction_id
      and v.operation = 'void' and v.outcome = 'success')`;

const found = `
  select distinct coalesce(root.processor_reference, o.payment_reference, regexp_replace(d.reference, '_2$', ''))
    as payment
  from reconciliation_differences d
  left join transactions t on t.transaction_id = d.transaction_id
  left join transactions root on root.transaction_id = t.root_transaction_id
  left join simulator.operations o on o.reference = d.reference
  where d.created_at >= $1 and $2::timestamptz is not null`;

/**
 * Payments that differ between the processor, its files and the platform, and which of them were detected.
 * @param until when the last command got its response; files are read later.
 */
export async function differences(pool: Pool, since: Date, until: Date) {
  const read = async (query: string) => {
    const { rows } = await pool.query<{ payment: string }>(query, [since, until]);
    return new Set(rows.map(({ payment }) => payment));
  };
  const [there, wrong, seen] = await Promise.all([read(differing), read(misfiled), read(found)]);
  const all = there.union(wrong);
  return {
    all: all.size,
    found: all.intersection(seen).size,
    missed: [...all.difference(seen)],
    invented: [...seen.difference(all)],
  };
}
