import * as contract from '@payfac/api/contract';
import { createApiKeysHandlers } from '../areas/api-keys/handlers.ts';
import { createApplicantsHandlers } from '../areas/applicants/handlers.ts';
import {
  createApplicationsCenterHandlers,
  createApplicationsHandlers,
} from '../areas/applications/handlers.ts';
import { createCapitalHandlers } from '../areas/capital/handlers.ts';
import { createFundsHandlers } from '../areas/funds/handlers.ts';
import { createInvitesHandlers } from '../areas/invites/handlers.ts';
import { createPayoutAccountsHandlers } from '../areas/payout-accounts/handlers.ts';
import { createProductsHandlers } from '../areas/products/handlers.ts';
import { createProvisioningHandlers } from '../areas/provisioning/handlers.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

/** The areas of boarding: how merchants come, go live and are kept. */
export const boardingAreas = {
  apiKeys: contract.apiKeys,
  applicants: contract.applicants,
  applications: contract.applications,
  applicationsCenter: contract.applicationsCenter,
  capital: contract.capital,
  funds: contract.funds,
  fundsCenter: contract.fundsCenter,
  invites: contract.invites,
  payoutAccounts: contract.payoutAccounts,
  payoutAccountsCenter: contract.payoutAccountsCenter,
  products: contract.products,
  provisioning: contract.provisioning,
  provisioningCenter: contract.provisioningCenter,
};

type BoardingHandlers = {
  readonly [A in keyof typeof boardingAreas]: Handlers<(typeof boardingAreas)[A]>;
};

export const createBoardingHandlers = (services: Services): BoardingHandlers => {
  const ofFunds = createFundsHandlers(services);
  const ofPayoutAccounts = createPayoutAccountsHandlers(services);
  const ofProvisioning = createProvisioningHandlers(services);
  return {
    apiKeys: createApiKeysHandlers(services),
    applicants: createApplicantsHandlers(services),
    capital: createCapitalHandlers(services),
    invites: createInvitesHandlers(services),
    products: createProductsHandlers(services),
    applications: createApplicationsHandlers(services),
    applicationsCenter: createApplicationsCenterHandlers(services),
    funds: ofFunds,
    fundsCenter: ofFunds,
    payoutAccounts: ofPayoutAccounts,
    payoutAccountsCenter: ofPayoutAccounts,
    provisioning: ofProvisioning,
    provisioningCenter: ofProvisioning,
  };
};
