import {
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
import { boardingAreas, createBoardingHandlers } from './boarding.ts';
import { commerceAreas, createCommerceHandlers } from './commerce.ts';
import type { AnyHandler } from './dispatch.ts';
import type { Handlers } from './handlers.ts';
import type { ResolveOperation } from './idempotency/run-once.ts';
import { createOversightHandlers, oversightAreas } from './oversight.ts';
import type { Services } from './services.ts';

/** Every area of the contract, and the local control of the simulated world. */
export const contractAreas = {
  ...commerceAreas,
  ...boardingAreas,
  ...oversightAreas,
  accounts,
  accountsCenter,
  auth,
  customers,
  outbox,
  reporting,
  simulator,
  tokenization,
  transactions,
  users,
};

type AllHandlers = {
  readonly [A in keyof typeof contractAreas]: Handlers<(typeof contractAreas)[A]>;
};

export interface Registry {
  /** By `area.key`. */
  readonly handlers: ReadonlyMap<string, AnyHandler>;
  readonly resolve: ResolveOperation;
}

/** The handlers of every call. One that is missing, or answers another type, does not type-check. */
export function createHandlers(services: Services): Registry {
  const handlers: AllHandlers = {
    ...createCommerceHandlers(services),
    ...createBoardingHandlers(services),
    ...createOversightHandlers(services),
    accounts: createAccountsHandlers(services),
    accountsCenter: createAccountsCenterHandlers(services),
    auth: createAuthHandlers(services),
    customers: createCustomersHandlers(services),
    outbox: createOutboxHandlers(services),
    reporting: createReportingHandlers(services),
    simulator: createSimulatorHandlers(services),
    tokenization: createTokenizationHandlers(services),
    transactions: createTransactionsHandlers(services),
    users: createUsersHandlers(services),
  };
  const anyHandlers: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>> = handlers;
  const byName = Object.entries(anyHandlers).flatMap(([area, ofArea]) =>
    Object.entries(ofArea).map(([key, handler]) => [`${area}.${key}`, handler] as const),
  );
  return { handlers: new Map(byName), resolve: createResolve(services) };
}
