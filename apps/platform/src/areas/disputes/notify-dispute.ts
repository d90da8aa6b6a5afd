import type { DisputeStatus } from '@payfac/domain/disputes';
import { formatUsd } from '@payfac/domain/money';
import { formatDateTime, zoneLabel } from '@payfac/domain/time';
import { displayTransactionId } from '@payfac/domain/transactions';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import {
  type disputes,
  subMerchants,
  type transactions,
} from '../../kernel/database/schema/index.ts';
import { emitEvent } from '../../kernel/webhooks/emit.ts';
import { notifyMerchantOf } from '../accounts/notify-merchant.ts';
import { notify } from '../notifications/notify.ts';
import { disputeOpened } from '../notifications/words.ts';

type Dispute = typeof disputes.$inferSelect;
type Payment = Pick<typeof transactions.$inferSelect, 'cardBrand' | 'last4'>;

interface News {
  readonly kind: 'dispute-opened' | 'dispute-updated';
  readonly type: `dispute.${'opened' | 'updated' | 'won' | 'lost' | 'closed'}`;
  readonly title: string;
  readonly message: string;
}

/** The notification for a dispute's new state. */
const newsOf: Readonly<Record<DisputeStatus, Omit<News, 'kind' | 'message'>>> = {
  warning_needs_response: { type: 'dispute.updated', title: 'Inquiry opened' },
  warning_under_review: { type: 'dispute.updated', title: 'Inquiry under review' },
  warning_closed: { type: 'dispute.closed', title: 'Inquiry closed' },
  needs_response: { type: 'dispute.updated', title: 'Inquiry became a dispute' },
  under_review: { type: 'dispute.updated', title: 'Dispute under review' },
  won: { type: 'dispute.won', title: 'Dispute won' },
  lost: { type: 'dispute.lost', title: 'Dispute lost' },
};

/** Notifies everyone concerned and the product's server, in the transaction of the change. */
async function tell(
  transaction: Queryable,
  dispute: Dispute,
  payment: Payment,
  { type, ...words }: News,
  at: Date,
): Promise<void> {
  const { disputeId, rootTransactionId, amount } = dispute;
  const news = { ...words, targetId: disputeId };
  await notify(transaction, { ...dispute, ...news }, ['staff', 'product', 'account'], at);
  const [account] = await transaction
    .select({ name: subMerchants.dbaName })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, dispute.subMerchantId));
  await emitEvent(transaction, dispute, {
    type,
    timestamp: at,
    data: {
      disputeId,
      transactionId: rootTransactionId,
      chargebackTransactionId: dispute.transactionId,
      subMerchantId: dispute.subMerchantId,
      accountName: account?.name ?? '',
      spProductId: dispute.spProductId,
      status: dispute.status,
      reason: dispute.reason,
      reasonCode: dispute.reasonCode,
      amount,
      cardBrand: payment.cardBrand,
      truncatedCardNumber: payment.last4,
      respondBy: dispute.respondBy,
      createdAt: dispute.createdAt,
      updatedAt: dispute.updatedAt,
      closedAt: dispute.closedAt,
    },
  });
}

/** E-mails the merchant the disputed amount and the response deadline. */
const writeDeadline = (
  transaction: Queryable,
  { subMerchantId, amount, rootTransactionId, respondBy }: Dispute,
  subject: string,
  at: Date,
): Promise<void> =>
  notifyMerchantOf(
    transaction,
    subMerchantId,
    (timeZone) => {
      const payment = displayTransactionId(rootTransactionId);
      const deadline = `${formatDateTime(respondBy, timeZone)} ${zoneLabel(respondBy, timeZone)}`;
      const text = `${subject}: a cardholder disputes ${formatUsd(amount)} of payment ${payment}. Send your evidence by ${deadline}; what isn’t answered by then is lost. Sign in to see the dispute.`;
      return { subject, text };
    },
    at,
  );

/** Notifies that a cardholder disputed a payment. */
export async function notifyDisputeOpened(
  transaction: Queryable,
  dispute: Dispute,
  payment: Payment,
  at: Date,
): Promise<void> {
  const news = { ...disputeOpened(dispute), type: 'dispute.opened' } as const;
  await tell(transaction, dispute, payment, news, at);
  const isInquiry = dispute.status === 'warning_needs_response';
  const subject = isInquiry ? newsOf.warning_needs_response.title : news.title;
  await writeDeadline(transaction, dispute, subject, at);
}

/** The notification for a dispute that changed state. */
export function disputeMoved(dispute: Pick<Dispute, 'status' | 'amount' | 'rootTransactionId'>) {
  const { title, type } = newsOf[dispute.status];
  const message = `${title}: ${formatUsd(dispute.amount)} of payment ${displayTransactionId(dispute.rootTransactionId)}.`;
  return { kind: 'dispute-updated', type, title, message } as const;
}

/** Notifies that a dispute changed state. */
export async function notifyDisputeMoved(
  transaction: Queryable,
  dispute: Dispute,
  payment: Payment,
  at: Date,
): Promise<void> {
  const news = disputeMoved(dispute);
  await tell(transaction, dispute, payment, news, at);
  if (dispute.status !== 'needs_response') return;
  await writeDeadline(transaction, dispute, news.title, at);
}
