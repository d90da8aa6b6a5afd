import { applications } from '@payfac/api/contract/applications';
import { products } from '@payfac/api/contract/products';
import { callsOf } from '../../../shared/api/connection.ts';

const { create, get, list, submit, updateSubMerchant } = applications;
const { categoriesBySlug, feesBySlug, list: productList, ownershipTypesBySlug } = products;

/** What a new account takes: its application, and what its product allows. */
export const api = callsOf({
  applications: { create, get, list, submit, updateSubMerchant },
  products: { categoriesBySlug, feesBySlug, list: productList, ownershipTypesBySlug },
});
