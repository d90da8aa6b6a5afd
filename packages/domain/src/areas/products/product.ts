import * as z from 'zod/mini';
import { features } from '../../kernel/access/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { requiredText } from '../../kernel/validation/text.ts';
import { businessTypes, feeScheduleSchema, merchantCategorySchema } from '../accounts/index.ts';
import { httpsAddress, productTermsSchema } from '../accounts/product-terms.ts';
import { webhookEndpointSchema } from '../webhooks/index.ts';

/** What a record hangs on. */
export const productKinds = ['submerchant', 'spProduct', 'platform'] as const;
export type ProductKind = (typeof productKinds)[number];

export const productKindLabels: Readonly<Record<ProductKind, string>> = {
  submerchant: 'Sub-merchant',
  spProduct: 'Product',
  platform: 'Platform',
};

/** How a product shows itself to the merchants it boards. */
export const productBrandingSchema = z.object({
  /** Name of the product that the account belongs to. */
  spProductName: requiredText(60),
  /** The square logo's address. */
  squareLogoUrl: httpsAddress,
  /** Color of buttons and links, `#RRGGBB`. */
  primaryColor: z.nullable(
    z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'Enter a color, such as #0b6e99.' })),
  ),
  ...productTermsSchema.shape,
});
export type ProductBranding = z.output<typeof productBrandingSchema>;

/** A service provider's product: merchants are boarded under it. */
export const productSchema = z.object({
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** Names it in addresses. */
  slug: z.string(),
  /** The name people see. */
  name: z.string(),
  /** Name of the company that offers the product. */
  serviceProviderName: z.string(),
  /** True while new merchants can be boarded with the product. */
  isActive: z.boolean(),
  /** Merchant category codes that are taken. */
  mccCodes: z.array(merchantCategorySchema),
  /** What is charged for it. */
  fees: feeScheduleSchema,
  /** Kinds of ownership that are taken. */
  ownershipTypes: z.array(z.enum(businessTypes)),
  /** Switched on for a merchant who goes live. */
  features: z.array(z.enum(features)),
  /** Colors and logo. */
  branding: productBrandingSchema,
  /** Null until one is set. */
  webhook: z.nullable(webhookEndpointSchema),
  /** The end of the secret that signs events, to tell it from another; null before there is one. */
  webhookSecretLast4: z.nullable(z.string()),
  /** When it was made. */
  createdAt: instant,
  /** When it was last changed. */
  updatedAt: instant,
});
export type Product = z.output<typeof productSchema>;

/** A schedule of fees that an invite can offer. */
export const feeTemplateSchema = z.object({
  /** The template the account's fees come from. */
  feeTemplateId: z.string(),
  /** The name people see. */
  name: z.string(),
  /** What it is for, in words. */
  description: z.string(),
  /** What is charged for it. */
  fees: feeScheduleSchema,
});
export type FeeTemplate = z.output<typeof feeTemplateSchema>;

/** Steps of the onboarding pages, in the order in which they can come. */
export const onboardingSteps = ['sms', 'type', 'business', 'owners', 'bank-account'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const onboardingStepLabels: Readonly<Record<OnboardingStep, string>> = {
  sms: 'Text message code',
  type: 'Ownership type',
  business: 'Business',
  owners: 'Owners',
  'bank-account': 'Bank account',
};

/** The way through the onboarding pages that an invite leads to. */
export const onboardingFlowTemplateSchema = z.object({
  /** The template of the onboarding. */
  onboardingFlowTemplateId: z.string(),
  /** The name people see. */
  name: z.string(),
  /** What it is for, in words. */
  description: z.string(),
  /** The steps. */
  steps: z.array(z.enum(onboardingSteps)),
});
export type OnboardingFlowTemplate = z.output<typeof onboardingFlowTemplateSchema>;
