import { applyDispute, type DisputeAction, disputeDeadline } from '@payfac/domain/disputes';
import { eq } from 'drizzle-orm';
import { conflict, notFound } from '../../http/failures.ts';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { disputes } from '../../kernel/database/schema/index.ts';
import { chargebackWonPosting } from '../../kernel/ledger/postings.ts';
import { writePostings } from '../../kernel/ledger/store.ts';
import { capturedState, disputableAmount } from '../transactions/payment-state.ts';
import { change, lockPayment, note, type TransactionRow } from '../transactions/store.ts';
import { insertDisputeRow } from './dispute-row.ts';
import { notifyDisputeMoved } from './notify-dispute.ts';
import { chargeBack, chargedBack } from './open.ts';

type Dispute = typeof disputes.$inferSelect;
type Changes = Partial<typeof disputes.$inferInsert>;

interface Case {
  readonly dispute: Dispute;
  readonly payment: TransactionRow;
  readonly at: Date;
}

const illegal = () =>
  conflict('INVALID_STATUS', 'The dispute’s status doesn’t allow this. Nothing was changed.');

/** Turns an inquiry into a dispute: the money moves and a new response is due. */
async function escalate(transaction: Transaction, { dispute, payment, at }: Case) {
  const amount = disputableAmount(payment);
  const status = chargedBack(payment);
  if (!status || amount <= 0) throw illegal();
  const transactionId = await chargeBack(transaction, payment, dispute.reason, at);
  await change(transaction, payment.transactionId, { status }, at);
  return { transactionId, amount, respondBy: disputeDeadline(at) };
}

/**
 * Returns the amount, but not the fee: writes a row that the next batch pays, and recomputes the payment's state from
 * its rows.
 */
async function giveBack(transaction: Transaction, { dispute, payment, at }: Case) {
  const { amount } = dispute;
  const row = { operation: 'reversal', amount, reason: 'dispute won', at } as const;
  const transactionId = await insertDisputeRow(transaction, payment, row);
  const { facilitatorId, subMerchantId, provider } = payment;
  const money = { facilitatorId, subMerchantId, transactionId, provider, amount };
  await writePostings(transaction, [chargebackWonPosting(money)], at);
  await change(transaction, payment.transactionId, { status: capturedState(payment) }, at);
  await noteEnd(transaction, { dispute, payment, at }, 'chargeback.won', 'Won');
}

async function noteEnd(
  transaction: Transaction,
  { dispute, payment, at }: Case,
  event: 'chargeback.won' | 'chargeback.lost',
  message: string,
): Promise<void> {
  const transactionId = dispute.transactionId ?? payment.transactionId;
  const noted = { transactionId, rootTransactionId: payment.transactionId };
  await note(transaction, noted, { event, message, at });
}

/** A move's consequences besides the dispute's own state. */
async function consequencesOf(
  transaction: Transaction,
  action: DisputeAction,
  of: Case,
): Promise<Changes> {
  switch (action) {
    case 'respond':
      return {};
    case 'escalate':
      return escalate(transaction, of);
    case 'win':
      await giveBack(transaction, of);
      return { closedAt: of.at };
    case 'close':
      return { closedAt: of.at };
    case 'accept':
    case 'expire':
    case 'lose':
      await noteEnd(transaction, of, 'chargeback.lost', 'Lost');
      return { closedAt: of.at };
  }
}

/**
 * Moves a dispute under its payment's lock, with ledger postings, timeline and notifications.
 * @returns its new state.
 * @throws CallFailure 404 for an unknown dispute, 409 when its state doesn't allow the move.
 */
export function moveDispute(
  database: Database,
  disputeId: string,
  action: DisputeAction,
  at: Date,
): Promise<Dispute> {
  const ofDispute = eq(disputes.disputeId, disputeId);
  return inTransaction(database, async (transaction) => {
    const [found] = await transaction.select().from(disputes).where(ofDispute);
    if (!found) throw notFound('The dispute');
    const payment = await lockPayment(transaction, found.rootTransactionId);
    const [dispute] = await transaction.select().from(disputes).where(ofDispute);
    const status = dispute && applyDispute(dispute.status, action);
    if (!status) throw illegal();
    const changes = await consequencesOf(transaction, action, { dispute, payment, at });
    const [moved] = await transaction
      .update(disputes)
      .set({ ...changes, status, updatedAt: at })
      .where(ofDispute)
      .returning();
    if (!moved) throw notFound('The dispute');
    await notifyDisputeMoved(transaction, moved, payment, at);
    return moved;
  });
}
