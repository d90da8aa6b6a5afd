import { businessTypes, feeScheduleSchema, merchantCategorySchema } from '@payfac/domain/accounts';
import {
  feeTemplateSchema,
  onboardingFlowTemplateSchema,
  productBrandingSchema,
  productSchema,
} from '@payfac/domain/products';
import { webhookEndpointSchema } from '@payfac/domain/webhooks';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { spProductId } from '../../kernel/fields.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, queryBoolean, textFilter } from '../../kernel/query.ts';
import { productsMessages } from './messages.ts';

const ofProvider = 'backoffice/service-provider/spproducts';
const reads = ['sidebar.products', 'sidebar.invites'] as const;
const byId = z.strictObject({ spProductId });
/** Slug or id of the product. */
const bySlug = z.strictObject({
  /** Slug: the product's name in URLs. */
  slug: z.string(),
});
const dataOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({
    /** All rows the caller may see. */
    data: z.array(row),
  });
const ownership = dataOf(z.enum(businessTypes));

export const list = {
  id: 'products.list',
  method: 'GET',
  path: ofProvider,
  reads: ['products'],
  access: reads,
  query: listQuery(['name', 'createdAt'], {
    /** Id of the service provider's product. */
    spProductId: anyId(),
    /** Display name. */
    name: textFilter,
    /** Name of the service provider. */
    serviceProviderName: textFilter,
    /** True while new merchants can be onboarded. */
    isActive: z.optional(queryBoolean),
  }),
  output: listOf(productSchema),
  failure: preferServer(productsMessages.list),
  list: true,
} as const satisfies Endpoint;

export const feeTemplates = {
  id: 'products.feeTemplates',
  method: 'GET',
  path: `${ofProvider}/{spProductId}/feestemplates`,
  reads: ['products'],
  access: reads,
  params: byId,
  output: dataOf(feeTemplateSchema),
  failure: preferServer(productsMessages.failed),
} as const satisfies Endpoint;

export const onboardingFlowTemplates = {
  id: 'products.onboardingFlowTemplates',
  method: 'GET',
  path: `${ofProvider}/{spProductId}/onboardingflowtemplates`,
  reads: ['products'],
  access: reads,
  params: byId,
  output: dataOf(onboardingFlowTemplateSchema),
  failure: preferServer(productsMessages.onboardingFlowTemplates),
} as const satisfies Endpoint;

/** Every flow of the product, exactly once. An invite without a flow uses the first. */
export const orderOnboardingFlowTemplates = {
  id: 'products.orderOnboardingFlowTemplates',
  method: 'PUT',
  path: `${ofProvider}/{spProductId}/onboardingflowtemplates`,
  changes: ['products'],
  access: ['products.edit'],
  extension: 'Users who send invites decide which flow comes first.',
  params: byId,
  body: z.strictObject({
    /** Ids of all flows, in order. */
    onboardingFlowTemplateIds: z.array(z.string()),
  }),
  output: dataOf(onboardingFlowTemplateSchema),
  failure: preferServer(productsMessages.failed),
} as const satisfies Endpoint;

export const ownershipTypes = {
  id: 'products.ownershipTypes',
  method: 'GET',
  path: `${ofProvider}/{spProductId}/ownershiptypes`,
  reads: ['products'],
  access: reads,
  params: byId,
  output: ownership,
  failure: preferServer(productsMessages.ownershipTypes),
} as const satisfies Endpoint;

export const updateWebhook = {
  id: 'products.updateWebhook',
  method: 'PUT',
  path: `${ofProvider}/{spProductId}/webhook`,
  changes: ['products'],
  access: ['products.edit'],
  params: byId,
  body: z.strictObject({
    ...webhookEndpointSchema.shape,
    /** True creates a new signing secret; the old one also signs for 24 hours. */
    rotateSecret: z.optional(z.literal(true)),
  }),
  output: z.object({
    ...productSchema.shape,
    /** Signing secret, shown only when the first endpoint is set and after a rotation; otherwise null. */
    webhookSecret: z.nullable(z.string()),
  }),
  failure: preferServer(productsMessages.updateWebhook),
} as const satisfies Endpoint;

export const webhooks = {
  id: 'products.webhooks',
  method: 'GET',
  path: `${ofProvider}/webhooks`,
  reads: ['products'],
  access: ['sidebar.webhooks'],
  output: dataOf(
    z.object({
      spProductId,
      /** Name of the service provider's product. */
      spProductName: z.string(),
      /** Webhook endpoint of the product. */
      webhook: z.nullable(webhookEndpointSchema),
    }),
  ),
  failure: preferServer(productsMessages.webhooks),
} as const satisfies Endpoint;

export const updateBranding = {
  id: 'products.updateBranding',
  method: 'PUT',
  path: `${ofProvider}/{spProductId}/branding`,
  changes: ['products'],
  access: ['products.edit'],
  params: byId,
  body: z.strictObject(productBrandingSchema.shape),
  output: productSchema,
  failure: preferServer(productsMessages.updateBranding),
} as const satisfies Endpoint;

export const categoriesBySlug = {
  id: 'products.categoriesBySlug',
  method: 'GET',
  path: 'backoffice/spproducts/{slug}/mcc',
  reads: ['products'],
  access: 'signed-in',
  params: bySlug,
  output: dataOf(merchantCategorySchema),
  failure: preferServer(productsMessages.failed),
} as const satisfies Endpoint;

export const feesBySlug = {
  id: 'products.feesBySlug',
  method: 'GET',
  path: 'backoffice/spproducts/{slug}/fees',
  reads: ['products'],
  access: 'signed-in',
  params: bySlug,
  output: z.object({
    /** Fee schedule of the product. */
    data: feeScheduleSchema,
  }),
  failure: preferServer(productsMessages.failed),
} as const satisfies Endpoint;

export const ownershipTypesBySlug = {
  id: 'products.ownershipTypesBySlug',
  method: 'GET',
  path: 'backoffice/spproducts/{slug}/ownership-types',
  reads: ['products'],
  access: 'signed-in',
  params: bySlug,
  output: ownership,
  failure: preferServer(productsMessages.ownershipTypes),
} as const satisfies Endpoint;

const calls = {
  /** List products. */
  list,
  /** List a product's fee templates. */
  feeTemplates,
  /** List a product's onboarding flows. */
  onboardingFlowTemplates,
  /** Reorder a product's onboarding flows. */
  orderOnboardingFlowTemplates,
  /** List a product's ownership types. */
  ownershipTypes,
  /** Set a product's webhook. */
  updateWebhook,
  /** List products' webhooks. */
  webhooks,
  /** Set a product's branding. */
  updateBranding,
  /** List the category codes that a product accepts. */
  categoriesBySlug,
  /** Get a product's fees. */
  feesBySlug,
  /** List the ownership types that a product accepts. */
  ownershipTypesBySlug,
};

export type ProductsArea = Calls<typeof calls>;

export const products: ProductsArea = calls;
