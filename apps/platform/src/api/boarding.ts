import {
  applications,
  applicationsCenter,
  funds,
  fundsCenter,
  payoutAccounts,
  payoutAccountsCenter,
  provisioning,
  provisioningCenter,
} from '@payfac/api/contract';
import {
  createApplicationsCenterHandlers,
  createApplicationsHandlers,
} from '../areas/applications/handlers.ts';
import { createFundsHandlers } from '../areas/funds/handlers.ts';
import { createPayoutAccountsHandlers } from '../areas/payout-accounts/handlers.ts';
import { createProvisioningHandlers } from '../areas/provisioning/handlers.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

/** The areas of boarding: how merchants come, go live and are kept. */
export const boardingAreas = {
  applications,
  applicationsCenter,
  funds,
  fundsCenter,
  payoutAccounts,
  payoutAccountsCenter,
  provisioning,
  provisioningCenter,
};

type BoardingHandlers = {
  readonly [A in keyof typeof boardingAreas]: Handlers<(typeof boardingAreas)[A]>;
};

export const createBoardingHandlers = (services: Services): BoardingHandlers => {
  const funds = createFundsHandlers(services);
  const payoutAccounts = createPayoutAccountsHandlers(services);
  const provisioning = createProvisioningHandlers(services);
  return {
    applications: createApplicationsHandlers(services),
    applicationsCenter: createApplicationsCenterHandlers(services),
    funds,
    fundsCenter: funds,
    payoutAccounts,
    payoutAccountsCenter: payoutAccounts,
    provisioning,
    provisioningCenter: provisioning,
  };
};
