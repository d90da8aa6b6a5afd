import type { Database } from '../database/connection.ts';
import { createCharges } from './charges.ts';
import { createFollowUps } from './follow-ups.ts';
import type { Processor } from './processor.ts';
import { answerOf, findOperation } from './record.ts';

/** What the simulator needs from outside, so that tests can hold time still. */
export interface SimulatorOptions {
  readonly database: Database;
  /** Business time. */
  readonly now: () => Promise<Date>;
  /** Waits real time, in milliseconds; by default with a timer. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** A number from 0 up to 1, against which the fault rate is held; by default `Math.random`. */
  readonly random?: () => number;
}

export interface SimulatorContext {
  readonly database: Database;
  readonly now: () => Promise<Date>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}

const waitOnTimer = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/**
 * The simulated card processor. It keeps its own record in tables of its own and commits it before
 * it answers, so that an answer lost on the way can be asked for.
 */
export function createSimulator(options: SimulatorOptions): Processor {
  const context: SimulatorContext = { wait: waitOnTimer, random: Math.random, ...options };
  return {
    ...createCharges(context),
    ...createFollowUps(context),
    async inquire(reference) {
      const found = await findOperation(context.database, reference);
      return found && answerOf(found, await context.now());
    },
  };
}
