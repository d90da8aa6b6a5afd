import type { LoanStatus, ReferralStatus } from '@payfac/domain/capital';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, money, word } from './columns.ts';

/** Loans to merchants, as reported by the capital application. */
export const loans = pgTable(
  'loans',
  {
    subMerchantLoanId: text('sub_merchant_loan_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    subMerchantId: text('sub_merchant_id').notNull(),
    applicationId: text('application_id').notNull(),
    lenderName: text('lender_name').notNull(),
    status: word<LoanStatus>('status').notNull(),
    principal: money('principal').notNull(),
    fee: money('fee').notNull(),
    repaid: money('repaid').notNull(),
    startedOn: date('started_on', { mode: 'string' }),
    nextPaymentOn: date('next_payment_on', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [index('loans_of_application').on(table.applicationId)],
);

/** Merchants referred to a capital partner. */
export const referrals = pgTable(
  'referrals',
  {
    referralId: text('referral_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    subMerchantId: text('sub_merchant_id').notNull(),
    applicationId: text('application_id').notNull(),
    partnerName: text('partner_name').notNull(),
    status: word<ReferralStatus>('status').notNull(),
    requestedAmount: money('requested_amount'),
    subMerchantLoanId: text('sub_merchant_loan_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('referrals_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.referralId,
    ),
    index('referrals_of_merchant').on(table.subMerchantId),
  ],
);
