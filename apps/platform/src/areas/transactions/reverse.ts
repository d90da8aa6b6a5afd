import type { PlatformAlert } from '@payfac/domain/alerts';
import { platformAlerts } from '@payfac/domain/alerts';
import { type Cents, formatUsd } from '@payfac/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import type { Services } from '../../http/services.ts';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { alerts, transactions } from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { notify } from '../notifications/notify.ts';
import { alertRaised } from '../notifications/words.ts';
import { alertGroupIdOf } from '../risk/ids.ts';
import { type Finding, inquire, send } from './ask-processor.ts';
import { isReversalOwed, noLease, takeOverReversal, undoLease } from './lease.ts';
import { change, note, ofTransaction, type TransactionRow } from './store.ts';

/*
 * When the processor approved an operation that didn't succeed here, it is reversed at the processor. The debt is
 * written with the outcome that causes it, so if a process dies in between, the next one reverses it.
 */

type Needs = Pick<Services, 'database' | 'clock' | 'processorOf'>;

const t = transactions;
const atOnce = 200;

/**
 * The amount that the processor approved for an operation that failed or errored here; undefined when it approved none.
 */
export function reversalAmountOf(
  finding: Finding,
  row: Pick<TransactionRow, 'outcome'>,
): Cents | undefined {
  const isFailed = row.outcome === 'failed' || row.outcome === 'errored';
  if (!isFailed || finding.kind !== 'answered') return undefined;
  return finding.response.result === 'approved' ? finding.response.approvedAmount : undefined;
}

/** Raises one alert per kind and operation, and notifies staff. */
async function alarm(
  transaction: Transaction,
  row: TransactionRow,
  kind: PlatformAlert,
  message: string,
  at: Date,
): Promise<void> {
  const { facilitatorId, spProductId, subMerchantId, transactionId, token, last4 } = row;
  const [known] = await transaction
    .select({ alertId: alerts.alertId })
    .from(alerts)
    .where(and(eq(alerts.transactionId, transactionId), eq(alerts.ruleId, kind)));
  if (known) return;
  const owner = { facilitatorId, spProductId, subMerchantId };
  const ruleName = platformAlerts[kind];
  await transaction.insert(alerts).values({
    ...owner,
    alertId: newId('alr'),
    alertGroupId: alertGroupIdOf(kind, subMerchantId),
    status: 'unacknowledged',
    severity: 'high',
    message,
    ruleId: kind,
    ruleName,
    transactionId,
    token,
    last4,
    createdAt: at,
  });
  await notify(
    transaction,
    { ...owner, ...alertRaised(ruleName, message, transactionId) },
    ['staff'],
    at,
  );
}

/** Records an approval that came after the operation had failed: it is owed back, and staff are notified. */
export async function recordLateReversal(
  transaction: Transaction,
  row: TransactionRow,
  owed: Cents,
  at: Date,
): Promise<TransactionRow> {
  if (row.undoAmount !== null) return row;
  await change(transaction, row.transactionId, { undoAmount: owed }, at);
  const message = `The processor approved this ${row.operation} of ${formatUsd(owed)} after it had failed here. It is being taken back.`;
  await note(transaction, row, { event: 'status.changed', message, at, step: 1 });
  await alarm(transaction, row, 'approved-after-failure', message, at);
  return { ...row, undoAmount: owed };
}

function writeEnd(
  database: Database,
  row: TransactionRow,
  end: { readonly isDone: boolean; readonly message?: string },
  at: Date,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await change(
      transaction,
      row.transactionId,
      { ...noLease, undoneAt: end.isDone ? at : null },
      at,
    );
    const { message } = end;
    if (message === undefined) return;
    if (end.isDone) await note(transaction, row, { event: 'status.changed', message, at, step: 2 });
    else await alarm(transaction, row, 'not-taken-back', message, at);
  });
}

const isCharge = ({ operation }: TransactionRow) => operation === 'sale' || operation === 'auth';

/** Reverses a charge: by a void, or by a refund when it is settled. */
async function giveBack(
  { database, processorOf }: Needs,
  row: TransactionRow,
  amount: Cents,
): Promise<Finding> {
  let finding: Finding = { kind: 'unknown' };
  for (const kind of ['void', 'refund'] as const) {
    const order = { kind, paymentReference: row.processorReference, amount };
    finding = await send(processorOf(row.provider), undoLease(database, row, kind), order);
    if (finding.kind !== 'answered' || finding.response.result === 'approved') return finding;
  }
  return finding;
}

/**
 * Reverses what is owed for one operation, unless another process is doing so.
 * @returns whether it is reversed. What can't be reversed yet stays owed.
 */
export async function reverse(services: Needs, transactionId: string): Promise<boolean> {
  const { database, clock, processorOf } = services;
  const row = await takeOverReversal(database, transactionId);
  if (!row || row.undoAmount === null) return false;
  const found = await inquire(processorOf(row.provider), row.processorReference);
  const at = await clock.now();
  if (found.kind !== 'answered') {
    await writeEnd(database, row, { isDone: false }, at);
    return false;
  }
  if (found.response.result !== 'approved') {
    await writeEnd(database, row, { isDone: true }, at);
    return true;
  }
  const sum = formatUsd(row.undoAmount);
  if (!isCharge(row)) {
    const message = `The processor carried out this ${row.operation} of ${sum}, which failed here. Settle it with the processor by hand.`;
    await writeEnd(database, row, { isDone: false, message }, at);
    return false;
  }
  const finding = await giveBack(services, row, row.undoAmount);
  if (finding.kind === 'shut-out') return false;
  if (finding.kind !== 'answered') {
    await writeEnd(database, row, { isDone: false }, at);
    return false;
  }
  const isDone = finding.response.result === 'approved';
  const message = isDone
    ? `${sum} was taken back at the processor`
    : `The processor approved ${sum} that failed here, and refuses to take it back: ${finding.response.responseMessage}`;
  await writeEnd(database, row, { isDone, message }, at);
  return isDone;
}

/** Reverses everything that is owed. @returns how many operations. */
export async function reverseOwed(services: Needs): Promise<number> {
  const owed = await services.database
    .select()
    .from(t)
    .where(isReversalOwed)
    .orderBy(asc(t.createdAt), asc(t.transactionId))
    .limit(atOnce);
  return rowByRow(owed, ofTransaction, (row) => reverse(services, row.transactionId));
}
