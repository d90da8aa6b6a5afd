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
import { answered } from './answered.ts';

/** The areas of boarding: how merchants come, go live and are kept. */
export const boarding = {
  apiKeys: answered(contract.apiKeys, createApiKeysHandlers),
  applicants: answered(contract.applicants, createApplicantsHandlers),
  applications: answered(contract.applications, createApplicationsHandlers),
  applicationsCenter: answered(contract.applicationsCenter, createApplicationsCenterHandlers),
  capital: answered(contract.capital, createCapitalHandlers),
  funds: answered(contract.funds, createFundsHandlers),
  fundsCenter: answered(contract.fundsCenter, createFundsHandlers),
  invites: answered(contract.invites, createInvitesHandlers),
  payoutAccounts: answered(contract.payoutAccounts, createPayoutAccountsHandlers),
  payoutAccountsCenter: answered(contract.payoutAccountsCenter, createPayoutAccountsHandlers),
  products: answered(contract.products, createProductsHandlers),
  provisioning: answered(contract.provisioning, createProvisioningHandlers),
  provisioningCenter: answered(contract.provisioningCenter, createProvisioningHandlers),
};
