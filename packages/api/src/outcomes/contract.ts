import { money } from '@payfac/domain/money';
import { instant } from '@payfac/domain/time';
import { transactionOperations } from '@payfac/domain/transactions';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../contract/endpoint.ts';
import { subMerchantId } from '../contract/fields.ts';
import { unexpectedFailure as failure } from '../messages/failure.ts';

/** `unknown`: sent, and the processor has not said how it ended. */
export const outcomeStates = ['unknown', 'succeeded', 'failed'] as const;

const outcomeSchema = z.object({
  /** The attempt's Idempotency-Key. */
  key: z.string(),
  /** When it began. */
  startedAt: instant,
  /** The outcome of the attempt; `unknown` until the platform has one. */
  state: z.enum(outcomeStates),
  /** The operation the attempt began; null when it was refused before it began one. */
  operation: z.nullable(
    z.object({
      /** The payment or operation. */
      transactionId: z.string(),
      /** What kind it is. */
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

/**
 * How the caller's own attempts to move money ended. With a key, that attempt, after asking the
 * processor once more; no row means that the attempt never arrived and nothing moved. Without one,
 * all of the last 24 hours whose outcome is still unknown. It never moves money.
 */
export const list = {
  id: 'outcomes.list',
  method: 'GET',
  path: 'backoffice/outcomes',
  access: 'signed-in',
  query: z.strictObject({
    /** The key it is known by. */
    key: z.optional(z.string().check(z.minLength(8), z.maxLength(128))),
  }),
  output: z.object({
    /** The rows of this page. */
    data: z.array(outcomeSchema),
  }),
  failure,
  extension:
    'A person who reloads or signs in again while a payment is in flight is told how it ended, without sending it a second time.',
} as const satisfies Endpoint;

const calls = {
  /** Check how an attempt to move money ended. */
  list,
};

export type OutcomesArea = Calls<typeof calls>;

export const outcomes: OutcomesArea = calls;
