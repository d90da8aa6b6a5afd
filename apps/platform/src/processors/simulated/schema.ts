import type { Cents } from '@payfac/domain/money';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgSchema,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ProcessorEventKind, ProcessorOperation, ProcessorResult } from '../processor.ts';

/**
 * The simulated processor's own books, apart from the platform's as a real processor's are: nothing
 * here refers to a platform table, and the platform reads none of it but through `Processor`.
 */
export const simulatorSchema = pgSchema('simulator');

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const simulatorOperations = simulatorSchema.table(
  'operations',
  {
    processorTransactionId: text('processor_transaction_id').primaryKey(),
    /** The caller's name for the operation: a second call by it gets the first one's answer. */
    reference: text('reference').notNull().unique(),
    /** Reference of the payment's first operation; its own for an authorization or sale. */
    paymentReference: text('payment_reference').notNull(),
    merchantId: text('merchant_id').notNull(),
    /** `closed` is no operation: a reference by which nothing can be done any more. */
    kind: text('kind').$type<ProcessorOperation | 'closed'>().notNull(),
    result: text('result').$type<ProcessorResult>().notNull(),
    amount: bigint('amount', { mode: 'number' }).$type<Cents>().notNull(),
    approvedAmount: bigint('approved_amount', { mode: 'number' }).$type<Cents>().notNull(),
    responseCode: text('response_code').notNull(),
    responseMessage: text('response_message').notNull(),
    authorizationCode: text('authorization_code'),
    avsResult: text('avs_result'),
    cvvResult: text('cvv_result'),
    cardBehavior: text('card_behavior'),
    createdAt: moment('created_at').notNull(),
    /** When the response can be learnt: later than `createdAt` for one approved late. */
    decidedAt: moment('decided_at').notNull(),
    /** When a final settlement file first listed it. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('operations_payment').on(table.paymentReference, table.createdAt),
    index('operations_of_merchant').on(table.merchantId, table.decidedAt),
  ],
);

/** What the processor will tell of its own accord: late responses, failed refunds, disputes. */
export const simulatorEvents = simulatorSchema.table(
  'events',
  {
    eventId: text('event_id').primaryKey(),
    reference: text('reference').notNull(),
    kind: text('kind').$type<ProcessorEventKind>().notNull(),
    reason: text('reason'),
    dueAt: moment('due_at').notNull(),
    /** Two for the message that comes twice. */
    deliveriesLeft: integer('deliveries_left').notNull(),
  },
  (table) => [index('events_due').on(table.dueAt)],
);

/** One row: the share of calls that go wrong without cause, between 0 and 1. */
export const simulatorFaults = simulatorSchema.table('faults', {
  faultId: text('fault_id').primaryKey(),
  rate: doublePrecision('rate').notNull(),
});
