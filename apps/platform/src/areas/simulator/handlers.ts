import type { CallContext } from '../../http/context.ts';
import { invalidStatus, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { DueWork, Services } from '../../http/services.ts';
import { setFaultRate } from '../../processors/simulated/control.ts';
import { moveDispute } from '../disputes/move.ts';
import { openDispute } from '../disputes/open.ts';
import { returnEcheck } from '../echecks/return.ts';
import { readSettlementFiles } from '../settlement/read-files.ts';
import { settleNow } from '../settlement/settle.ts';
import { findTransaction } from '../transactions/store.ts';
import type { simulator as contract } from './contract.ts';

/** @param runDueWork runs everything that is due by business time. */
export const createSimulatorHandlers = (
  services: Services,
  runDueWork: () => Promise<DueWork>,
): Handlers<typeof contract> => {
  const { database, clock } = services;

  const requireLocal = ({ place }: CallContext): void => {
    if (!place.isOnThisMachine) throw notFound('This address');
  };

  return {
    advanceClock: async ({ body }, context) => {
      requireLocal(context);
      const now = await clock.advance(body.advanceSeconds);
      return { now, done: await runDueWork() };
    },

    settle: async (_input, context) => {
      requireLocal(context);
      const now = await clock.now();
      const batches = await settleNow(database, now);
      await readSettlementFiles(services, now);
      return { now, batches };
    },

    returnEcheck: async ({ body }, context) => {
      requireLocal(context);
      const now = await clock.now();
      const row = await findTransaction(database, body.transactionId);
      if (!row) throw notFound('The eCheck');
      const returned = { code: body.returnCode, on: now };
      return { now, returned: await returnEcheck(database, row, returned, now) };
    },

    openDispute: async ({ body }, context) => {
      requireLocal(context);
      const now = await clock.now();
      const row = await findTransaction(database, body.transactionId);
      if (!row) throw notFound('The payment');
      const kind = `${body.kind}.opened` as const;
      const opened = await openDispute(database, row, { kind, reason: body.reason }, now);
      if (opened === undefined || opened === 'later') throw invalidStatus();
      return { now, disputeId: opened.disputeId };
    },

    moveDispute: async ({ body: { disputeId, action } }, context) => {
      requireLocal(context);
      const now = await clock.now();
      const { status } = await moveDispute(database, disputeId, action, now);
      return { now, disputeId, status };
    },

    setFaults: async ({ body }, context) => {
      requireLocal(context);
      await setFaultRate(database, body.rate);
      return { rate: body.rate };
    },
  };
};
