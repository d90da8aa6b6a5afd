import type { AmountChoice, CartItem, TotalModifier } from '@payfac/domain/cart';
import type { Address } from '@payfac/domain/contact';
import type { CustomField } from '@payfac/domain/custom-fields';
import type { DualPricing } from '@payfac/domain/dual-pricing';
import type { Completion } from '@payfac/domain/enumerations';
import type {
  CallToAction,
  HostedSource,
  LinkPaymentMethod,
  PaymentLinkStatus,
  UsageType,
} from '@payfac/domain/payment-links';
import type { Usage } from '@payfac/domain/pricing';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  createdAt,
  document,
  instant,
  money,
  owner,
  sortIndexes,
  updatedAt,
  word,
} from './columns.ts';

/** A page for paying: a payment link's, an invoice's, a plan invitation's. */
export const hostedSessions = pgTable(
  'hosted_sessions',
  {
    /** Random, because it gives access to the page. */
    sessionId: text('session_id').primaryKey(),
    ...owner(),
    source: word<HostedSource>('source').notNull(),
    paymentLinkTemplateId: text('payment_link_template_id'),
    invoiceId: text('invoice_id'),
    /** The plan a payer is invited to, and its terms. */
    planId: text('plan_id'),
    planUsage: document<Usage>('plan_usage'),
    status: word<PaymentLinkStatus>('status').notNull(),
    completion: word<Completion>('completion'),
    description: text('description'),
    invoiceNumber: text('invoice_number'),
    amountOrCart: word<AmountChoice>('amount_or_cart').notNull(),
    amount: money('amount'),
    taxAmount: money('tax_amount'),
    cartItems: document<CartItem[]>('cart_items').notNull(),
    totalModifiers: document<TotalModifier[]>('total_modifiers').notNull(),
    totalAmount: money('total_amount').notNull(),
    dualPricing: document<DualPricing>('dual_pricing').notNull(),
    paymentMethods: document<LinkPaymentMethod[]>('payment_methods').notNull(),
    collectEmail: boolean('collect_email').notNull(),
    collectPhoneNumber: boolean('collect_phone_number').notNull(),
    collectBillingAddress: boolean('collect_billing_address').notNull(),
    collectShippingAddress: boolean('collect_shipping_address').notNull(),
    collectPaymentMethod: boolean('collect_payment_method').notNull(),
    usageType: word<UsageType>('usage_type').notNull(),
    usageLimit: integer('usage_limit'),
    /** Payments made through it, including pending ones; changed by one conditional update. */
    useCount: integer('use_count').notNull().default(0),
    callToAction: word<CallToAction>('call_to_action').notNull(),
    callToActionLabel: text('call_to_action_label'),
    transactionMessages: document<{ success: string; failure: string }>('transaction_messages'),
    customFields: document<CustomField[]>('custom_fields').notNull(),
    notes: text('notes'),
    customerId: text('customer_id'),
    email: text('email'),
    mobileNumber: text('mobile_number'),
    sendSms: boolean('send_sms').notNull(),
    sendEmail: boolean('send_email').notNull(),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    createdBy: text('created_by'),
    sentAt: instant('sent_at'),
    openedAt: instant('opened_at'),
    completedAt: instant('completed_at'),
  },
  (table) => [
    ...sortIndexes('hosted_sessions_by_created', table, table.createdAt, table.sessionId),
    ...sortIndexes('hosted_sessions_by_expiry', table, table.expiresAt, table.sessionId),
    ...sortIndexes('hosted_sessions_by_total', table, table.totalAmount, table.sessionId),
    index('hosted_sessions_to_expire')
      .on(table.expiresAt)
      .where(sql`${table.status} not in ('canceled', 'expired')`),
    index('hosted_sessions_onboarding')
      .on(table.subMerchantId)
      .where(sql`${table.status} = 'onboarding'`),
    index('hosted_sessions_of_invoice').on(table.invoiceId),
    check('hosted_sessions_uses', sql`${table.useCount} >= 0`),
  ],
);

/** The payer's data from the payment page. */
export interface Payer {
  readonly name: string;
  readonly email: string | null;
  /** Ten digits. */
  readonly phone: string | null;
  readonly billing: Address | null;
  /** To check the card, if no billing address is collected. */
  readonly zip?: string | undefined;
  readonly shipping: Address | null;
}

/**
 * A payer's attempt to pay on a page. Its ID is created when the form opens and sent with it, so that an attempt moves
 * money once and its outcome can be requested by it.
 */
export const hostedPayments = pgTable(
  'hosted_payments',
  {
    /** 256 random bits, which give access to the receipt. */
    attemptId: text('attempt_id').primaryKey(),
    sessionId: text('session_id').notNull(),
    facilitatorId: text('facilitator_id').notNull(),
    /** Null for a subscription that starts without a charge. */
    transactionId: text('transaction_id'),
    payer: document<Payer>('payer').notNull(),
    amount: money('amount').notNull(),
    /** Both prices of dual pricing as shown; the same without it. */
    standardAmount: money('standard_amount').notNull(),
    reducedAmount: money('reduced_amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('hosted_payments_of_transaction').on(table.transactionId),
    index('hosted_payments_of_session').on(table.sessionId, table.createdAt),
  ],
);
