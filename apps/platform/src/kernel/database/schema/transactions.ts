/* One long file for one table, whose columns, checks and indexes are read together, and its timeline. */
import type { CustomFieldValues } from '@payfac/domain/custom-fields';
import type { EcheckReturnCode, SecCode } from '@payfac/domain/echecks';
import type {
  CardBrand,
  CardKind,
  MotoIndicator,
  PaymentProvider,
  PaymentSource,
  PaymentType,
} from '@payfac/domain/enumerations';
import type { Outcome, TransactionOperation, TransactionStatus } from '@payfac/domain/transactions';
import { type SQL, sql } from 'drizzle-orm';
import {
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, document, instant, money, updatedAt, word } from './columns.ts';
import type { BillingDetails } from './documents.ts';
import { paidAmount, signedAmount } from './signed-amount.ts';

type Indexed = Readonly<
  Record<
    | 'facilitatorId'
    | 'createdAt'
    | 'transactionId'
    | 'subMerchantId'
    | 'spProductId'
    | 'operation'
    | 'signedAmount'
    | 'paidAmount',
    ExtraConfigColumn
  >
>;

/** Rows by a column's rare values, newest first, with the columns they are also filtered and sorted by. */
const rare = (
  name: string,
  table: Indexed,
  column: ExtraConfigColumn,
  condition: SQL,
  more: readonly ExtraConfigColumn[] = [table.operation, table.paidAmount],
) =>
  index(`transactions_by_${name}`)
    .on(
      table.facilitatorId,
      column,
      table.createdAt.desc().nullsFirst(),
      table.transactionId.desc().nullsFirst(),
      table.subMerchantId,
      table.spProductId,
      table.signedAmount,
      ...more,
    )
    .where(sql`${column} ${condition}`);

/** Payments with refunds or returns, newest first. */
const goneBack = (name: string, table: Indexed, amount: SQL) =>
  index(`transactions_${name}`)
    .on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.transactionId.desc().nullsFirst(),
      table.subMerchantId,
      table.spProductId,
      table.paidAmount,
    )
    .where(sql`${table.operation} in ('sale', 'auth') and ${amount} > 0`);

/**
 * Every operation is a row. The first, an auth or a sale, is the payment: its `rootTransactionId` is its own ID, its
 * `status` is the payment's state, derived from all its rows, and it has the sums that limit captures and refunds. The
 * others name it as their root; their `status` is their outcome.
 */
export const transactions = pgTable(
  'transactions',
  {
    /** Three letters and a zero-padded number. */
    transactionId: text('transaction_id').primaryKey(),
    rootTransactionId: text('root_transaction_id').notNull(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    applicationId: text('application_id').notNull(),
    subMerchantId: text('sub_merchant_id').notNull(),
    customerId: text('customer_id'),
    operation: word<TransactionOperation>('operation').notNull(),
    /** Type code, such as `cnp-sale`. */
    typeCode: text('type_code').notNull(),
    outcome: word<Outcome>('outcome').notNull(),
    status: word<TransactionStatus>('status').notNull(),
    paymentType: word<PaymentType>('payment_type').notNull(),
    source: word<PaymentSource>('source').notNull(),
    provider: word<PaymentProvider>('provider').notNull(),
    /** The requested amount; for a partial authorization, `approvedAmount` is less. */
    amount: money('amount').notNull(),
    approvedAmount: money('approved_amount'),
    taxAmount: money('tax_amount'),
    /** The credit card price of `amount`, if the lower of two prices was charged. */
    standardAmount: money('standard_amount'),
    /** The merchant's fee for it, known once it is settled. */
    feeAmount: money('fee_amount'),
    /** Its share of what its settlement withheld; the shares of a settlement add up to that. */
    reserveAmount: money('reserve_amount'),
    capturedAmount: money('captured_amount').notNull().default(sql`0`),
    refundedAmount: money('refunded_amount').notNull().default(sql`0`),
    /** Pending refunds count against what can be refunded. */
    pendingRefundAmount: money('pending_refund_amount').notNull().default(sql`0`),
    /** Returned to the payer's bank: chargebacks less won disputes, and returned eChecks. */
    disputedAmount: money('disputed_amount').notNull().default(sql`0`),
    /** The amounts that lists show, sort and filter by: of operations, and of payments. */
    signedAmount: money('signed_amount').notNull().generatedAlwaysAs(signedAmount),
    paidAmount: money('paid_amount').notNull().generatedAlwaysAs(paidAmount),
    token: text('token'),
    cardBrand: word<CardBrand>('card_brand'),
    cardKind: word<CardKind>('card_kind'),
    last4: text('last4'),
    expirationMonth: integer('expiration_month'),
    expirationYear: integer('expiration_year'),
    cardHolderName: text('card_holder_name'),
    billing: document<BillingDetails>('billing'),
    authorizationCode: text('authorization_code'),
    /** The processor's response: `00`, `05`, … and its sentence. */
    responseCode: text('response_code'),
    responseMessage: text('response_message'),
    avsResult: text('avs_result'),
    cvvResult: text('cvv_result'),
    /** The operation's reference at the processor, used for inquiries. */
    processorReference: text('processor_reference').notNull(),
    processorTransactionId: text('processor_transaction_id'),
    /** The account's ID at the processor when it was charged. */
    processorMerchantId: text('processor_merchant_id'),
    /** The current sender and its lease, in real time by the database's clock. */
    leaseHolder: text('lease_holder'),
    leaseUntil: instant('lease_until'),
    /** When its sender was about to call the processor, if ever. */
    sendingAt: instant('sending_at'),
    /** The amount the processor approved for an operation that failed here, and when it was reversed there. */
    undoAmount: money('undo_amount'),
    undoneAt: instant('undone_at'),
    invoiceNumber: text('invoice_number'),
    description: text('description'),
    customFields: document<CustomFieldValues>('custom_fields'),
    reviewRuleId: text('review_rule_id'),
    reason: text('reason'),
    batchId: text('batch_id'),
    /** The page it was paid on: a payment link's, an invoice's. */
    hostedSessionId: text('hosted_session_id'),
    subscriptionId: text('subscription_id'),
    installmentId: text('installment_id'),
    /** Index of the subscription's period, or number of the plan's installment, that it charges. */
    chargeNumber: integer('charge_number'),
    /** For a keyed-in card of an absent customer: how the order came. */
    motoIndicator: word<MotoIndicator>('moto_indicator'),
    /** For an eCheck: the bank, how its debit was authorized, the day of its ACH file and the day it settles. */
    bankName: text('bank_name'),
    secCode: word<SecCode>('sec_code'),
    sentOn: date('sent_on', { mode: 'string' }),
    settlesOn: date('settles_on', { mode: 'string' }),
    returnCode: word<EcheckReturnCode>('return_code'),
    returnedAt: instant('returned_at'),
    userId: text('user_id'),
    username: text('username'),
    ip: text('ip'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    settledAt: instant('settled_at'),
    /** When an authorization expires. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    // Rows are stored about in order of creation: values of many rows are found by scanning the newest ones, and values
    // of few rows have their own partial index.
    index('transactions_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.transactionId.desc().nullsFirst(),
    ),
    index('transactions_of_product').on(table.spProductId),
    // Rows of an account are scattered: this index has everything that lists filter by, and that figures and rules add
    // up. The facilitator comes before the sort columns: after them, counting a brand's rows takes half as long again.
    index('transactions_of_merchant').on(
      table.subMerchantId,
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.transactionId.desc().nullsFirst(),
      table.operation,
      table.outcome,
      table.status,
      table.signedAmount,
      table.cardBrand,
      table.paymentType,
      table.source,
      table.capturedAmount,
    ),
    index('transactions_by_amount').on(
      table.facilitatorId,
      table.signedAmount.desc().nullsFirst(),
      table.transactionId.desc().nullsFirst(),
      table.subMerchantId,
      table.status,
      table.operation,
    ),
    index('transactions_by_paid_amount')
      .on(
        table.facilitatorId,
        table.paidAmount.desc().nullsFirst(),
        table.transactionId.desc().nullsFirst(),
        table.subMerchantId,
        table.source,
      )
      .where(sql`${table.operation} in ('sale', 'auth')`),
    rare('status', table, table.status, sql`not in ('settled', 'success')`),
    rare('operation', table, table.operation, sql`<> 'sale'`, [
      table.outcome,
      table.capturedAmount,
      table.paidAmount,
    ]),
    rare('brand', table, table.cardBrand, sql`not in ('visa', 'mastercard')`),
    rare('type', table, table.paymentType, sql`not in ('creditCard', 'debit')`, [
      table.operation,
      table.paidAmount,
      table.settledAt,
    ]),
    rare('outcome', table, table.outcome, sql`<> 'success'`),
    rare('source', table, table.source, sql`not in ('api', 'checkout', 'backoffice')`),
    goneBack('refunded', table, sql`${table.refundedAmount} + ${table.pendingRefundAmount}`),
    goneBack('disputed', table, sql`${table.disputedAmount}`),
    // Authorized and not captured: sorted by amount, they would otherwise be searched behind every payment.
    index('transactions_uncaptured')
      .on(
        table.facilitatorId,
        table.paidAmount.desc().nullsFirst(),
        table.transactionId.desc().nullsFirst(),
        table.subMerchantId,
        table.spProductId,
      )
      .where(
        sql`${table.operation} = 'auth' and ${table.outcome} = 'success' and ${table.capturedAmount} = 0`,
      ),
    // A few test cards are in most payments of a sandbox: this counts them without reading a row.
    index('transactions_by_last4')
      .on(table.last4, table.facilitatorId, table.subMerchantId, table.spProductId, table.operation)
      .where(sql`${table.last4} is not null`),
    // Searched texts, in whole or in part: at least three letters or digits.
    index('transactions_by_text').using(
      'gin',
      table.cardHolderName.op('gin_trgm_ops'),
      table.invoiceNumber.op('gin_trgm_ops'),
      table.customerId.op('gin_trgm_ops'),
      table.authorizationCode.op('gin_trgm_ops'),
      table.transactionId.op('gin_trgm_ops'),
    ),
    index('transactions_of_payment').on(table.rootTransactionId),
    index('transactions_of_customer')
      .on(table.customerId.op('text_pattern_ops'))
      .where(sql`${table.customerId} is not null`),
    index('transactions_of_card').on(table.token).where(sql`${table.token} is not null`),
    // For figures about cards, by brand and by card.
    index('transactions_paid_by_card')
      .on(
        table.facilitatorId,
        table.cardBrand,
        table.token,
        table.createdAt,
        table.subMerchantId,
        table.spProductId,
        table.capturedAmount,
      )
      .where(
        sql`${table.capturedAmount} > 0 and ${table.paymentType} <> 'eCheck' and ${table.cardBrand} is not null`,
      ),
    index('transactions_of_batch').on(table.batchId),
    index('transactions_unsettled')
      .on(table.facilitatorId, table.createdAt)
      .where(
        sql`${table.batchId} is null and ${table.outcome} = 'success' and (${table.operation} in ('capture', 'refund', 'chargeback', 'reconciled', 'reversal') or (${table.operation} = 'sale' and ${table.paymentType} <> 'eCheck' and ${table.status} in ('processing', 'partially-refunded', 'refunded')))`,
      ),
    index('transactions_authorized').on(table.expiresAt).where(sql`${table.status} = 'authorized'`),
    index('transactions_undecided')
      .on(table.createdAt)
      .where(sql`${table.outcome} in ('pending', 'errored')`),
    index('transactions_echecks_due')
      .on(table.facilitatorId, table.sentOn)
      .where(
        sql`${table.paymentType} = 'eCheck' and (${table.status} in ('pending', 'processing'))`,
      ),
    index('transactions_of_hosted_session')
      .on(table.hostedSessionId)
      .where(sql`${table.hostedSessionId} is not null`),
    // One charge per period and one per installment: a declined one allows the next attempt.
    uniqueIndex('transactions_subscription_charge')
      .on(table.subscriptionId, table.chargeNumber)
      .where(
        sql`${table.subscriptionId} is not null and ${table.operation} = 'sale' and ${table.outcome} in ('pending', 'success')`,
      ),
    uniqueIndex('transactions_installment_charge')
      .on(table.installmentId, table.chargeNumber)
      .where(
        sql`${table.installmentId} is not null and ${table.operation} = 'sale' and ${table.outcome} in ('pending', 'success')`,
      ),
    index('transactions_of_subscription')
      .on(table.subscriptionId, table.createdAt)
      .where(sql`${table.subscriptionId} is not null`),
    index('transactions_of_installment')
      .on(table.installmentId, table.createdAt)
      .where(sql`${table.installmentId} is not null`),
    uniqueIndex('transactions_processor_reference').on(table.processorReference),
    index('transactions_to_take_back')
      .on(table.createdAt, table.transactionId)
      .where(sql`${table.undoAmount} is not null and ${table.undoneAt} is null`),
    check('transactions_amount', sql`${table.amount} > 0`),
    check(
      'transactions_refund_guard',
      sql`${table.refundedAmount} >= 0 and ${table.pendingRefundAmount} >= 0 and ${table.refundedAmount} + ${table.pendingRefundAmount} <= ${table.capturedAmount}`,
    ),
    // A bank that returns an eCheck takes all of it, whatever was refunded.
    check(
      'transactions_dispute_guard',
      sql`${table.paymentType} = 'eCheck' or ${table.refundedAmount} + ${table.pendingRefundAmount} + ${table.disputedAmount} <= ${table.capturedAmount}`,
    ),
  ],
);

/** A payment's events in order, for people to read. */
export const transactionTimeline = pgTable(
  'transaction_timeline',
  {
    timelineId: text('timeline_id').primaryKey(),
    rootTransactionId: text('root_transaction_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    /** Such as `sale.approved`, `refund.requested`, `edited`. */
    event: text('event').notNull(),
    message: text('message').notNull(),
    /** Null if the platform itself acted. */
    userId: text('user_id'),
    username: text('username'),
    /** Keeps simultaneous events in order. */
    step: integer('step').notNull().default(0),
    detail: document<Readonly<Record<string, unknown>>>('detail'),
    createdAt: createdAt(),
  },
  (table) => [
    index('transaction_timeline_payment').on(table.rootTransactionId, table.createdAt, table.step),
  ],
);
