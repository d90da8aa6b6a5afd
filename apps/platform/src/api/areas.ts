import {
  type Area,
  accounts,
  accountsCenter,
  auth,
  customers,
  reporting,
  tokenization,
  transactions,
  users,
} from '@payfac/api/contract';
import {
  createAccountsCenterHandlers,
  createAccountsHandlers,
} from '../areas/accounts/handlers.ts';
import { createAuthHandlers } from '../areas/auth/handlers.ts';
import { createCustomersHandlers } from '../areas/customers/handlers.ts';
import { outbox } from '../areas/outbox/contract.ts';
import { createOutboxHandlers } from '../areas/outbox/handlers.ts';
import { createReportingHandlers } from '../areas/reporting/handlers.ts';
import { simulator } from '../areas/simulator/contract.ts';
import { createSimulatorHandlers } from '../areas/simulator/handlers.ts';
import { createTokenizationHandlers } from '../areas/tokenization/handlers.ts';
import { createTransactionsHandlers } from '../areas/transactions/handlers.ts';
import { createResolve } from '../areas/transactions/recover.ts';
import { createUsersHandlers } from '../areas/users/handlers.ts';
import { type AnsweredArea, answered } from './answered.ts';
import { boarding } from './boarding.ts';
import { commerce } from './commerce.ts';
import type { AnyHandler } from './dispatch.ts';
import type { ResolveOperation } from './idempotency/run-once.ts';
import { oversight } from './oversight.ts';
import type { Services } from './services.ts';

const areas: Readonly<Record<string, AnsweredArea>> = {
  ...commerce,
  ...boarding,
  ...oversight,
  accounts: answered(accounts, createAccountsHandlers),
  accountsCenter: answered(accountsCenter, createAccountsCenterHandlers),
  auth: answered(auth, createAuthHandlers),
  customers: answered(customers, createCustomersHandlers),
  outbox: answered(outbox, createOutboxHandlers),
  reporting: answered(reporting, createReportingHandlers),
  simulator: answered(simulator, createSimulatorHandlers),
  tokenization: answered(tokenization, createTokenizationHandlers),
  transactions: answered(transactions, createTransactionsHandlers),
  users: answered(users, createUsersHandlers),
};

/** Every area of the contract, and the local control of the simulated world. */
export const contractAreas: Readonly<Record<string, Area>> = Object.fromEntries(
  Object.entries(areas).map(([name, { calls }]) => [name, calls]),
);

export interface Registry {
  /** By `area.key`. */
  readonly handlers: ReadonlyMap<string, AnyHandler>;
  readonly resolve: ResolveOperation;
}

/** The handlers of every call. */
export function createHandlers(services: Services): Registry {
  const byName = Object.entries(areas).flatMap(([area, { createHandlers: create }]) =>
    Object.entries(create(services)).map(([key, handler]) => [`${area}.${key}`, handler] as const),
  );
  return { handlers: new Map(byName), resolve: createResolve(services) };
}
