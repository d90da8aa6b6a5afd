import type { outcomes as contract, Output } from '@payfac/api/contract';
import type { Handlers } from '../../http/handlers.ts';
import { findKey } from '../../http/idempotency/claim.ts';
import type { Services } from '../../http/services.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { createResolve } from '../transactions/recover.ts';
import { findTransaction } from '../transactions/store.ts';
import { type Attempt, markAcknowledged, unacknowledgedAttempts } from './store.ts';

type Outcome = Output<typeof contract.list>['data'][number];

const failureIn = (body: unknown): Outcome['failure'] => {
  const read = (name: 'code' | 'message'): string => {
    const value: unknown = body && typeof body === 'object' ? Reflect.get(body, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { code: read('code'), message: read('message') };
};

async function operationOf(queryable: Queryable, id: string | null): Promise<Outcome['operation']> {
  const row = id === null ? undefined : await findTransaction(queryable, id);
  if (!row) return null;
  const { transactionId, operation: kind, amount, subMerchantId } = row;
  return { transactionId, kind, amount, subMerchantId };
}

async function outcomeOf(queryable: Queryable, attempt: Attempt): Promise<Outcome> {
  const { key, createdAt: startedAt, responseStatus, responseBody, transactionId } = attempt;
  const operation = await operationOf(queryable, transactionId);
  const known = { key, startedAt, operation };
  if (responseStatus === null) return { ...known, state: 'unknown', failure: null };
  return responseStatus < 400
    ? { ...known, state: 'succeeded', failure: null }
    : { ...known, state: 'failed', failure: failureIn(responseBody) };
}

export const createOutcomesHandlers = (services: Services): Handlers<typeof contract> => {
  const { database } = services;
  const resolve = createResolve(services);
  return {
    list: async (
      { query: { key } },
      {
        session: {
          person: { userId },
        },
      },
    ) => {
      const find = () => (key ? findKey(database, { userId, key }) : undefined);
      const found = await find();
      if (key === undefined) {
        const untold = await unacknowledgedAttempts(database, userId);
        return { data: await Promise.all(untold.map((attempt) => outcomeOf(database, attempt))) };
      }
      if (found?.state === 'running' && found.transactionId) await resolve(found.transactionId);
      const attempt = await find();
      return { data: attempt ? [await outcomeOf(database, attempt)] : [] };
    },
    acknowledge: async ({ body: { key } }, { session }) => {
      await markAcknowledged(database, session.person.userId, key);
      return { key };
    },
  };
};
