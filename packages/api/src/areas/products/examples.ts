import type { onboardingFlowTemplateSchema, productSchema } from '@payfac/domain/products';
import type * as z from 'zod/mini';
import type { ExamplesOf } from '../../kernel/examples.ts';
import type { products } from './contract.ts';

const fees = { percentage: '2.9', fixed: 0.3, dispute: 15, reserve: '0' } as const;
const categories = [
  { mcc: '5814', description: 'Fast Food Restaurants' },
  { mcc: '5942', description: 'Book Stores' },
];

const product: z.input<typeof productSchema> = {
  spProductId: 'spp_tidewater',
  slug: 'tidewater-commerce',
  name: 'Tidewater Commerce',
  serviceProviderName: 'Tidewater Systems',
  isActive: true,
  mccCodes: categories,
  fees,
  ownershipTypes: ['LLC', 'PrivateCorporation', 'SoleProprietorship'],
  features: ['customers', 'ccTxs', 'invoices', 'payouts', 'virtualTerminal'],
  branding: {
    spProductName: 'Tidewater Commerce',
    squareLogoUrl: null,
    primaryColor: '#0069a2',
    termsUrl: null,
    privacyUrl: null,
  },
  webhook: {
    url: 'https://hooks.tidewater.example/payments',
    enabled: true,
    events: ['payment.succeeded', 'dispute.opened'],
  },
  webhookSecretLast4: 'XQ==',
  createdAt: '2023-03-03T00:00:00.000Z',
  updatedAt: '2026-01-20T16:00:00.000Z',
};

const params = { spProductId: 'spp_tidewater' } as const;
const bySlug = { slug: 'tidewater-commerce' } as const;

const flows: z.input<typeof onboardingFlowTemplateSchema>[] = [
  {
    onboardingFlowTemplateId: 'tidewater-commerce-full',
    name: 'Full',
    description: 'Business, owners, bank account and review',
    steps: ['sms', 'type', 'business', 'owners', 'bank-account'],
  },
  {
    onboardingFlowTemplateId: 'tidewater-commerce-short',
    name: 'Short',
    description: 'For merchants we know',
    steps: ['type', 'business', 'owners', 'bank-account'],
  },
];

export const productsExamples: ExamplesOf<typeof products> = {
  list: { query: { name: 'Tidewater', sort: 'name' }, response: { data: [product], count: 1 } },
  feeTemplates: {
    params,
    response: {
      data: [
        {
          feeTemplateId: 'tidewater-commerce-standard',
          name: 'Standard',
          description: '2.9% and 30¢ a payment',
          fees,
        },
      ],
    },
  },
  onboardingFlowTemplates: { params, response: { data: flows } },
  orderOnboardingFlowTemplates: {
    params,
    body: {
      onboardingFlowTemplateIds: ['tidewater-commerce-short', 'tidewater-commerce-full'],
    },
    response: { data: flows.toReversed() },
  },
  ownershipTypes: { params, response: { data: product.ownershipTypes } },
  updateWebhook: {
    params,
    body: {
      url: 'https://hooks.tidewater.example/payments',
      enabled: true,
      events: ['payment.succeeded', 'dispute.opened'],
    },
    response: { ...product, webhookSecret: 'whsec_YW4tZXhhbXBsZS1ub3QtYS1zZWNyZXQ=' },
  },
  webhooks: {
    response: {
      data: [
        {
          spProductId: 'spp_tidewater',
          spProductName: 'Tidewater Commerce',
          webhook: product.webhook,
        },
      ],
    },
  },
  updateBranding: {
    params,
    body: {
      spProductName: 'Tidewater Commerce',
      squareLogoUrl: 'https://static.tidewater.example/logo.png',
      primaryColor: '#0069a2',
      termsUrl: 'https://www.tidewater.example/terms',
      privacyUrl: 'https://www.tidewater.example/privacy',
    },
    response: {
      ...product,
      branding: {
        ...product.branding,
        squareLogoUrl: 'https://static.tidewater.example/logo.png',
        termsUrl: 'https://www.tidewater.example/terms',
        privacyUrl: 'https://www.tidewater.example/privacy',
      },
    },
  },
  categoriesBySlug: { params: bySlug, response: { data: categories } },
  feesBySlug: { params: bySlug, response: { data: fees } },
  ownershipTypesBySlug: { params: bySlug, response: { data: product.ownershipTypes } },
};
