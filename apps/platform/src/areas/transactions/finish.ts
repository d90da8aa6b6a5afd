import { keepResponse } from '../../http/idempotency/claim.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { writePostings } from '../../kernel/ledger/store.ts';
import { type Assessment, assess, recordAssessment } from '../risk/assess.ts';
import type { RulesInForce } from '../risk-rules/store.ts';
import type { Finding } from './ask-processor.ts';
import { noLease } from './lease.ts';
import { decide } from './outcomes.ts';
import { storedResponseOf } from './responses.ts';
import { recordLateReversal, reversalAmountOf } from './reverse.ts';
import {
  change,
  changed,
  findTransaction,
  lockPayment,
  note,
  type TransactionRow,
} from './store.ts';
import type { TransactionView } from './view.ts';

export interface Finished {
  /** The operation after the update, still `pending` when its outcome is unknown. */
  readonly row: TransactionRow;
  /** The response's view, if already built. */
  readonly view?: TransactionView | undefined;
}

/** Rules assess card sales that the processor approved, and once more the ones that they declined up front. */
function assessed(
  transaction: Transaction,
  row: TransactionRow,
  finding: Finding,
  at: Date,
  watch: RulesInForce | undefined,
): Promise<Assessment> | undefined {
  if (row.operation !== 'sale' || row.paymentType === 'eCheck') return undefined;
  if (finding.kind === 'refused') return assess(transaction, row, at, watch);
  if (finding.kind !== 'answered' || finding.response.result !== 'approved') return undefined;
  const { avsResult, cvvResult, approvedAmount: amount } = finding.response;
  return assess(transaction, { ...row, avsResult, cvvResult, amount }, at, watch);
}

/**
 * The second of an operation's two database transactions: commits outcome, the payment's sums and state, timeline,
 * ledger postings and the key's response. Only a pending operation is decided, under the payment's row lock: of a late
 * response, an inquiry and a processor event, the first one counts. An approval that arrives after the operation failed
 * is owed back to the payer.
 * @param watch the rules for a card sale, if already loaded.
 */
export function finish(
  { database, billed }: Pick<Services, 'database' | 'billed'>,
  operation: Pick<TransactionRow, 'transactionId' | 'rootTransactionId'>,
  finding: Finding,
  at: Date,
  watch?: RulesInForce,
): Promise<Finished> {
  const { transactionId, rootTransactionId } = operation;
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, rootTransactionId);
    const isPayment = rootTransactionId === transactionId;
    const row = isPayment ? payment : await findTransaction(transaction, transactionId);
    if (!row) throw new Error(`There is no transaction ${transactionId}.`);
    if (row.outcome !== 'pending') {
      const owed = reversalAmountOf(finding, row);
      return {
        row: owed === undefined ? row : await recordLateReversal(transaction, row, owed, at),
      };
    }
    if (finding.kind === 'shut-out') return { row };
    if (finding.kind === 'unknown' && row.status === 'unknown') {
      await change(transaction, transactionId, noLease, at);
      return { row };
    }

    const assessment = await assessed(transaction, row, finding, at, watch);
    const decision = decide(row, payment, finding, at, assessment);
    const undoAmount =
      reversalAmountOf(finding, { outcome: decision.row.outcome ?? row.outcome }) ?? null;
    const changes = { ...decision.row, ...noLease, undoAmount };
    const decided = await changed(transaction, transactionId, changes, at);
    if (!isPayment) await change(transaction, rootTransactionId, decision.payment, at);
    await writePostings(transaction, decision.postings, at);
    if (assessment) await recordAssessment(transaction, row, assessment, at);
    const { userId, username } = row;
    const actor = userId && username ? { userId, username, ip: undefined } : undefined;
    const { event, message } = decision;
    await note(transaction, decided, { event, message, actor, at, step: 1 });

    await billed.decided(transaction, decided, payment, at);
    if (decided.outcome === 'pending' || !userId) return { row: decided };
    const { response, view } = await storedResponseOf(transaction, decided, billed);
    await keepResponse(transaction, transactionId, userId, response);
    return { row: decided, view };
  });
}
