import * as z from 'zod/mini';
import { features } from '../../kernel/access/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { requiredText } from '../../kernel/validation/text.ts';
import { businessTypes, feeScheduleSchema, merchantCategorySchema } from '../accounts/index.ts';
import { httpsAddress, productTermsSchema } from '../accounts/product-terms.ts';
import { webhookEndpointSchema } from '../webhooks/index.ts';

/** Levels a record can belong to. */
export const productKinds = ['submerchant', 'spProduct', 'platform'] as const;
export type ProductKind = (typeof productKinds)[number];

export const productKindLabels: Readonly<Record<ProductKind, string>> = {
  submerchant: 'Sub-merchant',
  spProduct: 'Product',
  platform: 'Platform',
};

/** A product's branding for the merchants it onboards. */
export const productBrandingSchema = z.object({
  /** Product name. */
  spProductName: requiredText(60),
  /** URL of the square logo. */
  squareLogoUrl: httpsAddress,
  /** Color of buttons and links, `#RRGGBB`. */
  primaryColor: z.nullable(
    z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'Enter a color, such as #0b6e99.' })),
  ),
  ...productTermsSchema.shape,
});
export type ProductBranding = z.output<typeof productBrandingSchema>;

/** A service provider's product, which merchants are onboarded under. */
export const productSchema = z.object({
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** Slug: the product's name in URLs. */
  slug: z.string(),
  /** Display name. */
  name: z.string(),
  /** Name of the service provider. */
  serviceProviderName: z.string(),
  /** True while new merchants can be onboarded. */
  isActive: z.boolean(),
  /** Accepted merchant category codes. */
  mccCodes: z.array(merchantCategorySchema),
  /** Fee schedule. */
  fees: feeScheduleSchema,
  /** Accepted ownership types. */
  ownershipTypes: z.array(z.enum(businessTypes)),
  /** Features enabled for a merchant at go-live. */
  features: z.array(z.enum(features)),
  /** Branding: colors and logo. */
  branding: productBrandingSchema,
  /** Webhook endpoint; null until one is set. */
  webhook: z.nullable(webhookEndpointSchema),
  /** Last four characters of the webhook signing secret; null until there is one. */
  webhookSecretLast4: z.nullable(z.string()),
  /** When it was created. */
  createdAt: instant,
  /** When it was last updated. */
  updatedAt: instant,
});
export type Product = z.output<typeof productSchema>;

/** A fee schedule that an invite can offer. */
export const feeTemplateSchema = z.object({
  /** Id of the fee template. */
  feeTemplateId: z.string(),
  /** Display name. */
  name: z.string(),
  /** Description. */
  description: z.string(),
  /** Fee schedule. */
  fees: feeScheduleSchema,
});
export type FeeTemplate = z.output<typeof feeTemplateSchema>;

/** Steps of the onboarding pages, in order. */
export const onboardingSteps = ['sms', 'type', 'business', 'owners', 'bank-account'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const onboardingStepLabels: Readonly<Record<OnboardingStep, string>> = {
  sms: 'Text message code',
  type: 'Ownership type',
  business: 'Business',
  owners: 'Owners',
  'bank-account': 'Bank account',
};

/** A template of the onboarding pages that an invite leads to. */
export const onboardingFlowTemplateSchema = z.object({
  /** Id of the onboarding flow template. */
  onboardingFlowTemplateId: z.string(),
  /** Display name. */
  name: z.string(),
  /** Description. */
  description: z.string(),
  /** Steps, in order. */
  steps: z.array(z.enum(onboardingSteps)),
});
export type OnboardingFlowTemplate = z.output<typeof onboardingFlowTemplateSchema>;
