import type { payouts } from '../../kernel/database/schema/index.ts';
import type { PayoutView } from './list.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/** A payout as the API returns it. */
export const viewOf = (row: Omit<PayoutRow, 'automaticHold'>, accountName: string): PayoutView => ({
  payoutId: row.payoutId,
  status: row.status,
  mode: row.mode,
  subMerchantId: row.subMerchantId,
  accountName,
  spProductId: row.spProductId,
  processor: row.processor,
  beneficiary: row.beneficiary,
  type: row.type,
  amount: row.amount,
  createLedgerEntries: row.createLedgerEntries,
  description: row.description,
  holdReason: row.holdReason,
  returnCode: row.returnCode,
  accountNumber: row.last4,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  sentAt: row.sentAt,
});
