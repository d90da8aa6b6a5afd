import { bankAccounts, echecks } from '@payfac/api/contract';
import { createBankAccountsHandlers } from '../areas/bank-accounts/handlers.ts';
import { createEchecksHandlers } from '../areas/echecks/handlers.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

/** The areas of commerce: what is billed, and the ways to pay it. */
export const commerceAreas = {
  bankAccounts,
  echecks,
};

type CommerceHandlers = {
  readonly [A in keyof typeof commerceAreas]: Handlers<(typeof commerceAreas)[A]>;
};

export const createCommerceHandlers = (services: Services): CommerceHandlers => ({
  bankAccounts: createBankAccountsHandlers(services),
  echecks: createEchecksHandlers(services),
});
