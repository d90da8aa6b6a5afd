import type { DocsOf } from '../../kernel/docs.ts';
import type { products } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const productsDocs: DocsOf<typeof products> = {
  about: 'Configure service providers’ products.',
  calls: {
    list: { summary: 'List products', description: 'A service provider sees its own products.' },
    feeTemplates: { summary: "List a product's fee templates" },
    onboardingFlowTemplates: { summary: "List a product's onboarding flows" },
    orderOnboardingFlowTemplates: {
      summary: "Reorder a product's onboarding flows",
      description:
        'List every flow of the product once, in the new order. The first one is the default for invites.',
    },
    ownershipTypes: { summary: "List a product's ownership types" },
    updateWebhook: {
      summary: "Set a product's webhook",
      description:
        'Addresses in private networks are refused outside the local environment. Deliveries are signed as Standard Webhooks specifies.',
    },
    webhooks: { summary: "List products' webhooks" },
    updateBranding: {
      summary: "Set a product's branding",
      description: 'The branding is shown on the onboarding and hosted pages of the product.',
    },
    categoriesBySlug: { summary: 'List the category codes that a product accepts' },
    feesBySlug: { summary: "Get a product's fees" },
    ownershipTypesBySlug: { summary: 'List the ownership types that a product accepts' },
  },
};
