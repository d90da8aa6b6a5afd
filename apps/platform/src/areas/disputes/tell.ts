import { formatUsd } from '@payfac/domain/money';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { type disputes, subMerchants, type transactions } from '../../database/schema/index.ts';
import { emitEvent } from '../../webhooks/emit.ts';
import { notify } from '../notifications/notify.ts';

/** Tells everybody concerned, and the product's server, that a cardholder disputes a payment. */
export async function tellOpened(
  transaction: Queryable,
  dispute: typeof disputes.$inferSelect,
  payment: Pick<typeof transactions.$inferSelect, 'cardBrand' | 'last4'>,
  at: Date,
): Promise<void> {
  const { disputeId, rootTransactionId, amount } = dispute;
  const news = {
    kind: 'dispute-opened',
    title: 'Dispute opened',
    message: `A cardholder disputes ${formatUsd(amount)} of payment ${rootTransactionId}.`,
    targetId: disputeId,
  } as const;
  await notify(transaction, { ...dispute, ...news }, ['staff', 'product', 'account'], at);
  const [account] = await transaction
    .select({ name: subMerchants.dbaName })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, dispute.subMerchantId));
  await emitEvent(transaction, dispute, {
    type: 'dispute.opened',
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
