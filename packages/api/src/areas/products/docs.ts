import type { DocsOf } from '../../kernel/docs.ts';
import type { products } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const productsDocs: DocsOf<typeof products> = {
  about: 'Products of service providers.',
  calls: {
    list: { summary: 'List products', description: 'A service provider sees its own.' },
    feeTemplates: { summary: "List a product's fee templates" },
    onboardingFlowTemplates: { summary: "List a product's onboarding flows" },
    orderOnboardingFlowTemplates: {
      summary: "Put a product's onboarding flows in order",
      description:
        'Name every flow of the product once, in the new order. The first is the default of invites.',
    },
    ownershipTypes: { summary: "List a product's ownership types" },
    updateWebhook: {
      summary: "Set a product's webhook",
      description:
        'Addresses of private networks are refused outside the local environment. Deliveries are signed by the Standard Webhooks scheme.',
    },
    webhooks: { summary: 'List the webhooks of products' },
    updateBranding: {
      summary: "Set a product's branding",
      description: 'Shown on its onboarding and hosted pages.',
    },
    categoriesBySlug: { summary: 'List the category codes a product takes' },
    feesBySlug: { summary: 'Get the fees of a product' },
    ownershipTypesBySlug: { summary: 'List the ownership types a product takes' },
  },
};
