import type { operations as contract, Output } from '@payfac/api/contract';
import { type JobName, jobLabels } from '@payfac/domain/jobs';
import { recordActivity } from '../../http/activities/record.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { createResolve, recoverPending } from '../transactions/recover.ts';
import { paymentIdOf } from '../transactions/store.ts';

type Synced = Output<typeof contract.syncTransactions>;

/** @param run runs a job now. @returns how many items it processed. */
export const createOperationsHandlers = (
  services: Services,
  run: (name: JobName, now: Date) => Promise<number>,
): Handlers<typeof contract> => {
  const { database, clock } = services;
  const resolve = createResolve(services);
  return {
    runNow: async ({ body: { name } }, context) => {
      const startedAt = await clock.now();
      const message = `Ran now: ${jobLabels[name]}`;
      await recordActivity(database, context, { action: 'sidebar.system', target: name, message });
      const count = await run(name, startedAt);
      return { name, startedAt, finishedAt: await clock.now(), count };
    },

    syncTransactions: async ({ body: { transactionIds } }, context) => {
      const message = 'Asked processors after open payments';
      await recordActivity(database, context, { action: 'sidebar.system', message });
      if (!transactionIds) return { count: await recoverPending(services), failed: [] };
      const failed: Synced['failed'] = [];
      for (const id of new Set(transactionIds)) {
        const payment = await paymentIdOf(database, id, context).catch(() => undefined);
        const state = payment === undefined ? undefined : await resolve(id);
        if (state === 'decided') continue;
        const reason = state === undefined ? 'Transaction not found.' : 'Outcome still unknown.';
        failed.push({ id, message: reason });
      }
      return { count: new Set(transactionIds).size - failed.length, failed };
    },
  };
};
