import { bigint, index, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The simulated processor's own books, apart from the platform's as a real processor's are: nothing
 * here refers to a platform table, and the platform reads none of it but through `Processor`.
 */
export const simulatorSchema = pgSchema('simulator');

export const simulatorOperations = simulatorSchema.table(
  'operations',
  {
    processorTransactionId: text('processor_transaction_id').primaryKey(),
    /** The name the caller gave the operation: a second call by it gets the first one's answer. */
    reference: text('reference').notNull().unique(),
    /** The first operation of the payment; its own id for an authorization or sale. */
    paymentId: text('payment_id').notNull(),
    merchantId: text('merchant_id').notNull(),
    kind: text('kind').notNull(),
    /** `approved`, `declined`, `error` or `pending`. */
    result: text('result').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    approvedAmount: bigint('approved_amount', { mode: 'number' }).notNull(),
    responseCode: text('response_code').notNull(),
    responseMessage: text('response_message').notNull(),
    authorizationCode: text('authorization_code'),
    avsResult: text('avs_result'),
    cvvResult: text('cvv_result'),
    cardBehavior: text('card_behavior'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('operations_payment').on(table.paymentId)],
);
