import type {
  paymentLinkTemplateSchema,
  templateContentSchema,
} from '@payfac/domain/payment-link-templates';
import type * as z from 'zod/mini';
import type { ExamplesOf } from '../../kernel/examples.ts';
import type { paymentLinkTemplates } from './contract.ts';
import { exampleFields } from './example-fields.ts';

const content: z.input<typeof templateContentSchema> = {
  name: 'Tastings',
  fields: exampleFields,
  cartItems: [{ description: 'Enamel mug', price: 14, quantity: 2 }],
  callToActionLabel: null,
  transactionMessages: null,
  customFields: [
    { key: 'color', label: 'Color', type: 'single', required: true, options: ['Red', 'Blue'] },
  ],
  subMerchantIds: ['sm_0007'],
};

const template: z.input<typeof paymentLinkTemplateSchema> = {
  ...content,
  paymentLinkTemplateId: 'plt_000000004',
  variant: 'general',
  isBuiltIn: false,
  createdAt: '2026-02-20T18:00:00.000Z',
  createdBy: 'Rosa Delgado',
  updatedAt: '2026-02-20T18:00:00.000Z',
};

const standard: z.input<typeof paymentLinkTemplateSchema> = {
  ...template,
  paymentLinkTemplateId: 'general',
  name: 'Standard Template',
  isBuiltIn: true,
  createdAt: null,
  createdBy: null,
  updatedAt: null,
};

const body = { paymentLinkTemplateId: template.paymentLinkTemplateId };

export const paymentLinkTemplatesExamples: ExamplesOf<typeof paymentLinkTemplates> = {
  list: {
    query: { subMerchantId: ['sm_0007'] },
    response: { data: [standard, template], count: 2 },
  },
  listCreated: { query: { sort: 'name' }, response: { data: [template], count: 1 } },
  create: { body: content, response: template },
  update: {
    body: { ...body, name: 'Tastings at the bar' },
    response: { ...template, name: 'Tastings at the bar', updatedAt: '2026-03-01T17:00:00.000Z' },
  },
  remove: { body, response: { success: true } },
};
