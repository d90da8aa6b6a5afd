import type { CallContext } from '../../api/context.ts';
import { runDueWork } from '../../api/due-work.ts';
import { notFound } from '../../api/failures.ts';
import type { Handlers } from '../../api/handlers.ts';
import type { Services } from '../../api/services.ts';
import { settleNow } from '../../settlement/settle.ts';
import { setFaultRate } from '../../simulator/control.ts';
import { isLoopbackHost } from '../auth/hosts.ts';
import { returnEcheck } from '../echecks/return.ts';
import { findTransaction } from '../transactions/store.ts';
import type { simulator as contract } from './contract.ts';

export const createSimulatorHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, clock, environment } = services;

  const requireLocal = ({ host }: CallContext): void => {
    if (environment !== 'local' || !isLoopbackHost(host)) throw notFound('This address');
  };

  return {
    advanceClock: async ({ body }, context) => {
      requireLocal(context);
      const now = await clock.advance(body.advanceSeconds);
      return { now, ...(await runDueWork(services)) };
    },

    settle: async (_input, context) => {
      requireLocal(context);
      const now = await clock.now();
      return { now, batches: await settleNow(database, now) };
    },

    returnEcheck: async ({ body }, context) => {
      requireLocal(context);
      const now = await clock.now();
      const row = await findTransaction(database, body.transactionId);
      if (!row) throw notFound('The eCheck');
      const returned = { code: body.returnCode, on: now };
      return { now, returned: await returnEcheck(database, row, returned, now) };
    },

    setFaults: async ({ body }, context) => {
      requireLocal(context);
      await setFaultRate(database, body.rate);
      return { rate: body.rate };
    },
  };
};
