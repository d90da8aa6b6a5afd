import { type Ability, can } from '@payfac/domain/access';
import { zeroCents } from '@payfac/domain/money';
import { cardPaymentMoves, type TransactionStatus } from '@payfac/domain/transactions';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { forbidden, invalidStatus } from '../../http/failures.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { salePosting } from '../../kernel/ledger/postings.ts';
import { writePostings } from '../../kernel/ledger/store.ts';
import { actorOf } from './actor.ts';
import { expireAuthorization } from './expire.ts';
import { followUp } from './operate.ts';
import { createResolve } from './recover.ts';
import {
  change,
  findTransaction,
  lockPayment,
  note,
  paymentIdOf,
  pendingOperations,
} from './store.ts';
import { readPaymentView, type TransactionView } from './view.ts';

/** Captures a held payment, which the processor has already approved. */
function approveHeld(
  { database, billed }: Services,
  paymentId: string,
  context: SessionContext,
  at: Date,
) {
  const actor = actorOf(context);
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    const pending = await pendingOperations(transaction, paymentId);
    // A rejection may be on its way to the processor.
    if (payment.status !== 'for-review' || pending.length > 0) throw invalidStatus();
    const { facilitatorId, subMerchantId, provider, transactionId } = payment;
    const amount = payment.approvedAmount ?? payment.amount;
    await change(transaction, paymentId, { status: 'processing', capturedAmount: amount }, at);
    const money = { facilitatorId, subMerchantId, provider, transactionId, amount };
    if (amount > zeroCents) await writePostings(transaction, [salePosting(money)], at);
    await billed.released(transaction, { ...payment, status: 'processing' }, at);
    const message = 'Approved after review';
    await note(transaction, payment, { event: 'review.approved', message, actor, at });
    await recordActivity(transaction, context, {
      action: 'transactions.review',
      target: paymentId,
      message,
      subMerchantId,
    });
  });
}

/** The ability a user needs for a move; moves the system makes on its own need an administrator. */
const abilityOf = (by: Ability | 'system'): Ability =>
  by === 'system' ? 'transactions.status' : by;

/**
 * Moves a payment manually, within the state machine. A move that moves money does everything the operation itself
 * would. Settling and disputing can't be done manually.
 * @throws CallFailure 403 without the move's ability, 404, 409 for an invalid move.
 */
export async function setStatus(
  services: Services,
  input: { readonly transactionId: string; readonly status: TransactionStatus },
  context: SessionContext,
): Promise<TransactionView> {
  const { database, clock } = services;
  const at = await clock.now();
  const paymentId = await paymentIdOf(database, input.transactionId, context);
  const payment = await findTransaction(database, paymentId);
  const move = cardPaymentMoves.find(
    ({ from, to }) => from === payment?.status && to === input.status,
  );
  if (!move) throw invalidStatus();
  if (!can(context.holder, abilityOf(move.by), payment)) throw forbidden();
  const actor = actorOf(context);
  const operate = (kind: 'capture' | 'void', isRejection = false) =>
    followUp(services, { kind, transactionId: paymentId, actor, isRejection }, context);

  switch (move.action) {
    case 'approve':
      await approveHeld(services, paymentId, context, at);
      break;
    case 'reject':
      return operate('void', true);
    case 'void':
      return operate('void');
    case 'capture':
      return operate('capture');
    case 'expire':
      await expireAuthorization(database, paymentId, at, context);
      break;
    case 'confirm':
    case 'decline': {
      await createResolve(services)(paymentId);
      const found = await findTransaction(database, paymentId);
      if (found?.status !== input.status) throw invalidStatus();
      break;
    }
    default:
      throw invalidStatus();
  }
  return readPaymentView(database, paymentId);
}
