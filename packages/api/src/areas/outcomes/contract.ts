import { money } from '@payfac/domain/money';
import { instant } from '@payfac/domain/time';
import { transactionOperations } from '@payfac/domain/transactions';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { subMerchantId } from '../../kernel/fields.ts';

/** `unknown`: sent, and the processor hasn't reported the outcome. */
export const outcomeStates = ['unknown', 'succeeded', 'failed'] as const;

const outcomeSchema = z.object({
  /** Idempotency key of the attempt. */
  key: z.string(),
  /** When it began. */
  startedAt: instant,
  /** Outcome of the attempt; `unknown` until the platform has one. */
  state: z.enum(outcomeStates),
  /** Operation the attempt started; null when it was refused first. */
  operation: z.nullable(
    z.object({
      /** Id of the transaction: a payment or an operation on one. */
      transactionId: z.string(),
      /** Type of the operation. */
      kind: z.enum(transactionOperations),
      /** Amount requested. */
      amount: money,
      subMerchantId,
    }),
  ),
  /** Why it failed; null unless it did. */
  failure: z.nullable(
    z.object({
      /** Error code. */
      code: z.string(),
      /** Human-readable message. */
      message: z.string(),
    }),
  ),
});

/** Idempotency key of an attempt. */
const attemptKey = z.string().check(z.minLength(8), z.maxLength(128));

/**
 * Outcomes of the caller's own attempts to move money. With a key: that attempt, after querying the processor once
 * more; no row means that the attempt never arrived and nothing moved. Without a key: the attempts of the last 24 hours
 * whose outcome is still unknown, and those sent from a page that hasn't acknowledged their outcome. This call never
 * moves money.
 */
export const list = {
  id: 'outcomes.list',
  method: 'GET',
  path: 'backoffice/outcomes',
  reads: ['transactions'],
  access: 'signed-in',
  query: z.strictObject({
    /** Idempotency key that the attempt was sent with. */
    key: z.optional(attemptKey),
  }),
  output: z.object({
    /** Attempts with their outcomes. */
    data: z.array(outcomeSchema),
  }),
  failure,
  extension:
    'A user who reloads or signs in again during a payment sees how it ended, without sending it twice.',
} as const satisfies Endpoint;

/**
 * Records that a page has shown the user an attempt's outcome: it is then listed by its key only. An attempt that is
 * unknown to the platform or has no outcome yet is unchanged.
 */
export const acknowledge = {
  id: 'outcomes.acknowledge',
  method: 'POST',
  path: 'backoffice/outcomes/ack',
  changes: [],
  access: 'signed-in',
  body: z.strictObject({
    /** Idempotency key that the attempt was sent with. */
    key: attemptKey,
  }),
  output: z.object({
    /** The same key. */
    key: z.string(),
  }),
  failure,
  extension:
    'Only the page knows whether the user saw how a payment ended, because the response may get lost.',
} as const satisfies Endpoint;

const calls = {
  /** Check the outcome of a money-moving attempt. */
  list,
  /** Acknowledge the outcome of a money-moving attempt. */
  acknowledge,
};

export type OutcomesArea = Calls<typeof calls>;

export const outcomes: OutcomesArea = calls;
