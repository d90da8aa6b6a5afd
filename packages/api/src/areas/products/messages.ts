/** Messages of products; `failed` is the generic one. */
export const productsMessages = {
  list: 'Error while fetching products. Please try again later.',
  onboardingFlowTemplates: 'Error while getting the Onboarding Flow Templates. Try again later.',
  ownershipTypes: 'Error while getting the Ownership Types. Try again later.',
  updateWebhook: 'Error while updating the product webhook. Try again later.',
  webhooks: 'Error while getting the Product Webhooks. Try again later.',
  updateBranding: 'Error while updating the product branding. Try again later.',
  failed: 'Error while processing the product. Try again later.',
} as const;
