import { applications } from '@payfac/api/contract/applications';
import { echecks } from '@payfac/api/contract/echecks';
import { payoutAccounts } from '@payfac/api/contract/payout-accounts';
import { products } from '@payfac/api/contract/products';
import { provisioning } from '@payfac/api/contract/provisioning';
import { callsOf } from '../../../shared/api/connection.ts';

const { create, get, list, submit, updateSubMerchant } = applications;
const { add, getInfo } = payoutAccounts;
const { categoriesBySlug, feesBySlug, ownershipTypesBySlug } = products;

/** What a new account takes: its application, what its product allows, and where it is paid out to. */
export const api = callsOf({
  applications: { create, get, list, submit, updateSubMerchant },
  echecks: { tokenize: echecks.tokenize },
  payoutAccounts: { add, getInfo },
  products: { categoriesBySlug, feesBySlug, ownershipTypesBySlug },
  provisioning: { setOwnershipType: provisioning.setOwnershipType },
});
