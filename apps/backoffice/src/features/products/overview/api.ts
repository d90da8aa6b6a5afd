import {
  feeTemplates,
  list,
  onboardingFlowTemplates,
  orderOnboardingFlowTemplates,
  updateBranding,
  updateWebhook,
} from '@payfac/api/contract/products';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({
  products: {
    list,
    feeTemplates,
    onboardingFlowTemplates,
    orderOnboardingFlowTemplates,
    updateBranding,
    updateWebhook,
  },
});

/** What a change to a product makes stale. */
export const stale = ['product', 'products'] as const;
