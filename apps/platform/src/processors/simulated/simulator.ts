import type { Processor } from '../processor.ts';
import { createCharges } from './charges.ts';
import type { SimulatorContext, SimulatorOptions } from './context.ts';
import { createFiles } from './files.ts';
import { createFollowUps } from './follow-ups.ts';
import { closeReference, findOperation, responseOf } from './record.ts';

const waitOnTimer = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/**
 * The simulated card processor. It commits its own record before it returns, so that a lost response can be inquired
 * about.
 */
export function createSimulator(options: SimulatorOptions): Processor {
  const context: SimulatorContext = {
    wait: waitOnTimer,
    random: Math.random,
    hasTriggers: true,
    ...options,
  };
  return {
    ...createCharges(context),
    ...createFollowUps(context),
    ...createFiles(context),
    async inquire(reference) {
      const found = await findOperation(context.database, reference);
      return found?.kind === 'closed' ? undefined : found && responseOf(found, await context.now());
    },
    async close(reference) {
      const now = await context.now();
      const found = await closeReference(context.database, reference, now);
      return found && responseOf(found, now);
    },
  };
}
