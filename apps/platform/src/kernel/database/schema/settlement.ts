import type { DisputeReason, DisputeStatus } from '@payfac/domain/disputes';
import type { PaymentProvider } from '@payfac/domain/enumerations';
import type { AutomaticHold, PayoutMode, PayoutStatus, PayoutType } from '@payfac/domain/payouts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, money, updatedAt, word } from './columns.ts';

/** A settlement: one account's captured payments, refunds and chargebacks of one business day. */
export const batches = pgTable(
  'batches',
  {
    batchId: text('batch_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    subMerchantId: text('sub_merchant_id').notNull(),
    provider: word<PaymentProvider>('provider').notNull(),
    /** In the facilitator's time zone. */
    businessDate: date('business_date', { mode: 'string' }).notNull(),
    saleCount: integer('sale_count').notNull(),
    refundCount: integer('refund_count').notNull(),
    chargebackCount: integer('chargeback_count').notNull(),
    grossAmount: money('gross_amount').notNull(),
    refundAmount: money('refund_amount').notNull(),
    chargebackAmount: money('chargeback_amount').notNull(),
    feeAmount: money('fee_amount').notNull(),
    reserveAmount: money('reserve_amount').notNull(),
    netAmount: money('net_amount').notNull(),
    payoutId: text('payout_id'),
    /** When the batch was closed and settled. */
    createdAt: createdAt(),
  },
  (table) => [
    index('batches_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.batchId,
    ),
    index('batches_of_merchant').on(
      table.subMerchantId,
      table.createdAt.desc().nullsFirst(),
      table.batchId,
    ),
    index('batches_of_payout').on(table.payoutId),
  ],
);

export const payouts = pgTable(
  'payouts',
  {
    payoutId: text('payout_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    subMerchantId: text('sub_merchant_id').notNull(),
    status: word<PayoutStatus>('status').notNull(),
    mode: word<PayoutMode>('mode').notNull(),
    processor: word<PaymentProvider>('processor').notNull(),
    beneficiary: text('beneficiary').notNull(),
    type: word<PayoutType>('type').notNull(),
    amount: money('amount').notNull(),
    createLedgerEntries: boolean('create_ledger_entries').notNull(),
    description: text('description'),
    holdReason: text('hold_reason'),
    /** The reason it is held; null if it isn't held, or was held manually. */
    automaticHold: word<AutomaticHold>('automatic_hold'),
    returnCode: text('return_code'),
    bankAccountToken: text('bank_account_token'),
    last4: text('last4'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('payouts_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.payoutId,
    ),
    index('payouts_by_status').on(table.status, table.updatedAt),
    index('payouts_of_merchant').on(
      table.subMerchantId,
      table.createdAt.desc().nullsFirst(),
      table.payoutId,
    ),
    index('payouts_by_amount').on(
      table.facilitatorId,
      table.amount.desc().nullsFirst(),
      table.payoutId,
    ),
    check('payouts_amount', sql`${table.amount} > 0`),
  ],
);

export const disputes = pgTable(
  'disputes',
  {
    disputeId: text('dispute_id').primaryKey(),
    rootTransactionId: text('root_transaction_id').notNull(),
    /** The chargeback's own row; null for an inquiry, which moves no money. */
    transactionId: text('transaction_id'),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    subMerchantId: text('sub_merchant_id').notNull(),
    status: word<DisputeStatus>('status').notNull(),
    reason: word<DisputeReason>('reason').notNull(),
    reasonCode: text('reason_code').notNull(),
    amount: money('amount').notNull(),
    respondBy: instant('respond_by').notNull(),
    detail: document<Readonly<Record<string, unknown>>>('detail'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('disputes_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.disputeId,
    ),
    index('disputes_of_merchant').on(
      table.subMerchantId,
      table.createdAt.desc().nullsFirst(),
      table.disputeId,
    ),
    index('disputes_by_deadline').on(table.facilitatorId, table.respondBy, table.disputeId),
    index('disputes_of_payment').on(table.rootTransactionId),
  ],
);
