import type { Endpoint } from '@payfac/api/contract';
import { always } from '@payfac/api/messages';
import { disputeActions, disputeReasons, disputeStatuses } from '@payfac/domain/disputes';
import { jobNames } from '@payfac/domain/jobs';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';

/*
 * Controls the simulator, for trying things out and for tests. It isn't part of the product's contract, and returns 404
 * outside local environments.
 */

const failure = always('The simulator could not do this.');
const shared = { method: 'POST', base: 'platform', access: 'public', failure } as const;

/** Advances business time and runs what became due; returns the counts by job. */
const advanceClock = {
  ...shared,
  id: 'simulator.advanceClock',
  path: 'simulator/clock',
  changes: [],
  body: z.strictObject({ advanceSeconds: z.int().check(z.minimum(0), z.maximum(31_536_000)) }),
  output: z.object({ now: instant, done: z.partialRecord(z.enum(jobNames), z.int()) }),
} as const satisfies Endpoint;

/** Cuts and settles all batches now, including the current day's. */
const settle = {
  ...shared,
  id: 'simulator.settle',
  path: 'simulator/settle',
  changes: [],
  body: z.strictObject({}),
  output: z.object({ now: instant, batches: z.int() }),
} as const satisfies Endpoint;

/** Sets the share of processor calls that fail at random. */
const setFaults = {
  ...shared,
  id: 'simulator.setFaults',
  path: 'simulator/faults',
  changes: [],
  body: z.strictObject({ rate: z.number().check(z.minimum(0), z.maximum(1)) }),
  output: z.object({ rate: z.number() }),
} as const satisfies Endpoint;

/** Returns an eCheck as the bank, by the id of its sale. */
const returnEcheck = {
  ...shared,
  id: 'simulator.returnEcheck',
  path: 'simulator/echeck-return',
  changes: [],
  body: z.strictObject({ transactionId: z.string(), returnCode: z.string() }),
  output: z.object({ now: instant, returned: z.boolean() }),
} as const satisfies Endpoint;

/** Opens a dispute or an inquiry about a settled payment, by the id of its sale. */
const openDispute = {
  ...shared,
  id: 'simulator.openDispute',
  path: 'simulator/dispute',
  changes: [],
  body: z.strictObject({
    transactionId: z.string(),
    kind: z.enum(['dispute', 'inquiry']),
    reason: z._default(z.enum(disputeReasons), 'fraudulent'),
  }),
  output: z.object({ now: instant, disputeId: z.string() }),
} as const satisfies Endpoint;

/**
 * Moves a dispute as the bank, cardholder or merchant: evidence (`respond`), acceptance, the end or escalation of an
 * inquiry, the verdict.
 */
const moveDispute = {
  ...shared,
  id: 'simulator.moveDispute',
  path: 'simulator/dispute-move',
  changes: [],
  body: z.strictObject({ disputeId: z.string(), action: z.enum(disputeActions) }),
  output: z.object({ now: instant, disputeId: z.string(), status: z.enum(disputeStatuses) }),
} as const satisfies Endpoint;

export const simulator = {
  advanceClock,
  settle,
  setFaults,
  returnEcheck,
  openDispute,
  moveDispute,
};
