import { money } from '@payfac/domain/money';
import { instant } from '@payfac/domain/time';
import { transactionOperations } from '@payfac/domain/transactions';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { subMerchantId } from '../../kernel/fields.ts';

/** `unknown`: sent, and the processor has not said how it ended. */
export const outcomeStates = ['unknown', 'succeeded', 'failed'] as const;

const outcomeSchema = z.object({
  /** The attempt's Idempotency-Key. */
  key: z.string(),
  /** Moment at which it began. */
  startedAt: instant,
  /** The outcome of the attempt; `unknown` until the platform has one. */
  state: z.enum(outcomeStates),
  /** The operation the attempt began; null when it was refused before it began one. */
  operation: z.nullable(
    z.object({
      /** The payment or operation. */
      transactionId: z.string(),
      /** Kind of operation. */
      kind: z.enum(transactionOperations),
      /** What was asked for. */
      amount: money,
      subMerchantId,
    }),
  ),
  /** Why it failed. */
  failure: z.nullable(
    z.object({
      /** The code. */
      code: z.string(),
      /** A sentence for people. */
      message: z.string(),
    }),
  ),
});

/** The key an attempt was sent with. */
const attemptKey = z.string().check(z.minLength(8), z.maxLength(128));

/**
 * How the caller's own attempts to move money ended. With a key, that attempt, after asking the
 * processor once more; no row means that the attempt never arrived and nothing moved. Without one,
 * all of the last 24 hours whose outcome is still unknown, and those sent from a page whose end that page has not
 * acknowledged. It never moves money.
 */
export const list = {
  id: 'outcomes.list',
  method: 'GET',
  path: 'backoffice/outcomes',
  reads: ['transactions'],
  access: 'signed-in',
  query: z.strictObject({
    /** The Idempotency-Key that the attempt was sent with. */
    key: z.optional(attemptKey),
  }),
  output: z.object({
    /** The attempts, each with how it ended. */
    data: z.array(outcomeSchema),
  }),
  failure,
  extension:
    'A person who reloads or signs in again while a payment is in flight is told how it ended, without sending it a second time.',
} as const satisfies Endpoint;

/**
 * Says that a page has shown its person how an attempt ended: it is then listed under its key alone. An attempt
 * that has not ended, or that the platform does not know, stays as it is.
 */
export const acknowledge = {
  id: 'outcomes.acknowledge',
  method: 'POST',
  path: 'backoffice/outcomes/ack',
  changes: [],
  access: 'signed-in',
  body: z.strictObject({
    /** The Idempotency-Key that the attempt was sent with. */
    key: attemptKey,
  }),
  output: z.object({
    /** The same key. */
    key: z.string(),
  }),
  failure,
  extension:
    'Only the page knows whether its person has seen how a payment ended; a response may be lost on its way.',
} as const satisfies Endpoint;

const calls = {
  /** Check how an attempt to move money ended. */
  list,
  /** Acknowledge how an attempt to move money ended. */
  acknowledge,
};

export type OutcomesArea = Calls<typeof calls>;

export const outcomes: OutcomesArea = calls;
