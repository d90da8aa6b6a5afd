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
 * The simulated processor's own tables. Like a real processor's, they are separate: nothing here refers to a platform
 * table, and the platform reads them only through `Processor`.
 */
export const simulatorSchema = pgSchema('simulator');

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const simulatorOperations = simulatorSchema.table(
  'operations',
  {
    processorTransactionId: text('processor_transaction_id').primaryKey(),
    /** The caller's reference for the operation: a repeated call gets the first response. */
    reference: text('reference').notNull().unique(),
    /** Reference of the payment's first operation; for an authorization or sale, its own. */
    paymentReference: text('payment_reference').notNull(),
    merchantId: text('merchant_id').notNull(),
    /** `closed` isn't an operation: its reference can't be used any more. */
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
    /** When the response is available: later than `createdAt` for a late approval. */
    decidedAt: moment('decided_at').notNull(),
    /** When a final settlement file first listed the operation. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('operations_payment').on(table.paymentReference, table.createdAt),
    index('operations_of_merchant').on(table.merchantId, table.decidedAt),
  ],
);

/** Events that the processor will send: late responses, failed refunds, disputes. */
export const simulatorEvents = simulatorSchema.table(
  'events',
  {
    eventId: text('event_id').primaryKey(),
    reference: text('reference').notNull(),
    kind: text('kind').$type<ProcessorEventKind>().notNull(),
    reason: text('reason'),
    dueAt: moment('due_at').notNull(),
    /** Two for an event that is delivered twice. */
    deliveriesLeft: integer('deliveries_left').notNull(),
  },
  (table) => [index('events_due').on(table.dueAt)],
);

/** One row: the share of calls that fail at random, from 0 to 1. */
export const simulatorFaults = simulatorSchema.table('faults', {
  faultId: text('fault_id').primaryKey(),
  rate: doublePrecision('rate').notNull(),
});
