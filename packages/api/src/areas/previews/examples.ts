import type { ExamplesOf } from '../../kernel/examples.ts';
import type { previews } from './contract.ts';

const data = {
  invoiceNumber: 'INV-000319',
  items: [{ description: 'House blend, 5 lb bag', quantity: 2, unitPrice: 62, taxRate: '7' }],
};

const preview = {
  previewId: 'prv_000000027',
  modelName: 'invoices',
  modelId: null,
  data: { ...data, status: 'draft' },
  url: 'https://pay.harbor.example/preview/prv_000000027',
  createdAt: '2026-03-02T15:10:00.000Z',
  expiresAt: '2026-03-03T15:10:00.000Z',
} as const;

export const previewsExamples: ExamplesOf<typeof previews> = {
  create: { body: { modelName: 'invoices', data }, response: preview },
  update: {
    params: { previewId: preview.previewId },
    body: { data: { ...data, notes: 'Delivery on Thursday.' } },
    response: { ...preview, data: { ...preview.data, notes: 'Delivery on Thursday.' } },
  },
};
