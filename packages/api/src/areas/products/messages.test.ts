import { expect, it } from 'vitest';
import type { Endpoint } from '../../kernel/endpoint.ts';
import { apiKeys } from '../api-keys/contract.ts';
import { products } from './contract.ts';

const refused = { status: 400, error: { code: '400', message: 'This address is not reachable.' } };

/** Messages of products and API keys, written out by hand. */
it.each<[Endpoint, string]>([
  [products.list, 'Error while fetching products. Please try again later.'],
  [
    products.onboardingFlowTemplates,
    'Error while getting the Onboarding Flow Templates. Try again later.',
  ],
  [products.ownershipTypes, 'Error while getting the Ownership Types. Try again later.'],
  [products.ownershipTypesBySlug, 'Error while getting the Ownership Types. Try again later.'],
  [products.updateWebhook, 'Error while updating the product webhook. Try again later.'],
  [products.webhooks, 'Error while getting the Product Webhooks. Try again later.'],
  [products.updateBranding, 'Error while updating the product branding. Try again later.'],
  [products.orderOnboardingFlowTemplates, 'Error while processing the product. Try again later.'],
  [products.feeTemplates, 'Error while processing the product. Try again later.'],
  [products.categoriesBySlug, 'Error while processing the product. Try again later.'],
  [products.feesBySlug, 'Error while processing the product. Try again later.'],
  [apiKeys.list, 'Error while getting the Api Keys. Try again later.'],
  [apiKeys.create, 'Error while trying to add a new API Key. Try again later.'],
  [apiKeys.remove, 'Error while deleting the API Key. Try again later.'],
  [apiKeys.update, 'Error while editing the API Key. Try again later.'],
])('$id says what the server says, else "%s"', ({ failure }, text) => {
  expect(failure({ status: 0, error: undefined })).toBe(text);
  expect(failure(refused)).toBe('This address is not reachable.');
});
