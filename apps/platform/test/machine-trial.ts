import { transactions } from '@payfac/api/contract';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { answerOf } from './answers.ts';
import { type InjectedApi, type InjectedResponse, injectedSignIn } from './injected-api.ts';
import type { Command, Machine } from './machines/index.ts';
import { type ObjectIds, plantObjects } from './objects/places.ts';

/** Records to try commands on, and the users who issue them. */
export interface MachineTrial {
  readonly ids: ObjectIds;
  /** Issues a command. */
  give(command: Command): Promise<InjectedResponse>;
  /** The statement that puts a machine's record into a state. */
  putting(machine: Machine, state: string): string;
  /** The stored state of a machine's record; `gone` when it is deleted. */
  stateOf(pool: Pool, machine: Machine): Promise<string>;
}

export const filled = (text: string, ids: ObjectIds): string =>
  text.replaceAll(/\{(\w+)\}/g, (_name, kind: string) => ids[kind] ?? `no ${kind}`);

/** Creates one of every record in one account, and makes the payments that only real calls can make. */
export async function prepareMachines(api: InjectedApi): Promise<MachineTrial> {
  const people = new Map<string, Readonly<Record<string, string>>>();
  for (const login of ['admin', 'manager', 'provider']) {
    people.set(login, await injectedSignIn(api, `${login}@harbor`));
  }
  const planted = (await plantObjects(api.open.pool)).own;
  // Leaves the application without open items, so that it can be approved.
  await api.open.pool.query(
    `update account_checks set result = 'pass' where application_id = '${planted.application}'`,
  );
  let keys = 0;
  const ask = (
    ids: ObjectIds,
    { method, path, body, by = 'admin' }: Command,
  ): Promise<InjectedResponse> => {
    keys += 1;
    return api.send({
      brand: 'harbor',
      method,
      path: filled(path, ids),
      ...(body === undefined ? {} : { body: JSON.parse(filled(JSON.stringify(body), ids)) }),
      headers: { ...people.get(by), 'idempotency-key': `machine-trial-${keys}` },
    });
  };
  const sell = async (capture: boolean): Promise<string> => {
    const response = await ask(planted, {
      method: 'POST',
      path: 'backoffice/transactions/creditcard/sale',
      body: {
        subMerchantId: '{account}',
        amount: 19.5,
        capture,
        token: '{card}',
        cardHolderName: 'Grace Murray',
        billingAddress: { street: '1 Main St', zip: '46204' },
      },
    });
    return answerOf(transactions.saleCard, response).transactionId;
  };
  const ids: ObjectIds = {
    ...planted,
    sale: await sell(true),
    authorization: await sell(false),
    review: await sell(true),
  };
  return {
    ids,
    give: (command) => ask(ids, command),
    putting: ({ table, key, kind, states }, state) =>
      // An account can't change without a line in its log.
      `update ${table} set ${states[state]}${table === 'applications' ? ', logs = logs || (logs -> 0)' : ''} where ${key} = '${ids[kind]}'`,
    stateOf: async (pool, { table, key, kind, state }) => {
      const { rows } = await pool.query<{ state: string | null }>(
        `select ${state} as state from ${table} where ${key} = $1`,
        [ids[kind]],
      );
      return rows[0]?.state ?? 'gone';
    },
  };
}

/** Whether a command made its move, according to its response. */
export const isMoved = ({ isBulk }: Command, { status, body }: InjectedResponse): boolean =>
  status === 200 && (!isBulk || z.object({ count: z.int() }).parse(body).count === 1);
