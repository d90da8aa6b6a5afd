import type { invoiceSchema } from '@payfac/domain/invoices';
import type * as z from 'zod/mini';
import type { ExamplesOf } from '../../kernel/examples.ts';
import type { invoices } from './contract.ts';

const beans = {
  description: 'House blend, 5 lb bag',
  quantity: 4,
  unitPrice: 62,
  discountRate: '10',
  taxRate: '7',
};
const service = { description: 'Grinder service', quantity: 1, unitPrice: 85.5, taxRate: '0' };

const created: z.input<typeof invoiceSchema> = {
  invoiceId: 'inv_000000318',
  subMerchantId: 'sm_0007',
  accountName: 'Copper Kettle Roasters',
  customerId: 'cus_000000042',
  customerName: 'Grace Murray',
  invoiceNumber: 'INV-000318',
  date: '2026-03-02',
  dueDate: '2026-04-01',
  paymentTerm: 'net-30',
  items: [
    { ...beans, discountAmount: 24.8, amount: 223.2, taxAmount: 15.62 },
    { ...service, discountAmount: 0, amount: 85.5, taxAmount: 0 },
  ],
  discountAmount: 24.8,
  subtotal: 308.7,
  taxAmount: 15.62,
  totalAmount: 324.32,
  dualPricing: { enabled: true, diffPercentage: '3' },
  status: 'Created',
  shareMethods: ['email'],
  email: 'grace.murray@mail.example',
  mobileNumber: null,
  notes: 'Thank you for your order.',
  isSent: false,
  isDeleted: false,
  paymentUrl: 'https://pay.harbor.example/i/inv_000000318',
  transactionId: null,
  paidAmount: null,
  createdAt: '2026-03-02T15:00:00.000Z',
  sentAt: null,
  paidAt: null,
  logs: [
    {
      createdAt: '2026-03-02T15:00:00.000Z',
      event: 'created',
      actor: 'Rosa Delgado',
      detail: null,
    },
  ],
};

const later = (event: 'sent' | 'voided' | 'deleted' | 'edited', createdAt: string) => ({
  createdAt,
  event,
  actor: 'Rosa Delgado',
  detail: null,
});

const sent: z.input<typeof invoiceSchema> = {
  ...created,
  isSent: true,
  sentAt: '2026-03-02T15:05:00.000Z',
  logs: [...created.logs, later('sent', '2026-03-02T15:05:00.000Z')],
};

const params = { invoiceId: created.invoiceId };

export const invoicesExamples: ExamplesOf<typeof invoices> = {
  list: {
    query: { status: ['Created', 'Overdue'], sort: '-dueDate', pageSize: '10' },
    response: { data: [sent], count: 1 },
  },
  stats: {
    query: { subMerchantId: ['sm_0007'] },
    response: {
      draft: { count: 2, amount: 410 },
      created: { count: 7, amount: 2214.36 },
      overdue: { count: 1, amount: 96.5 },
      paid: { count: 41, amount: 15_380.12 },
      voided: { count: 3, amount: 720 },
      outstanding: { count: 8, amount: 2310.86 },
      aging: {
        notDue: { count: 7, amount: 2214.36 },
        to30: { count: 1, amount: 96.5 },
        to60: { count: 0, amount: 0 },
        to90: { count: 0, amount: 0 },
        over90: { count: 0, amount: 0 },
      },
    },
  },
  create: {
    body: {
      subMerchantId: 'sm_0007',
      customerId: 'cus_000000042',
      date: '2026-03-02',
      paymentTerm: 'net-30',
      items: [beans, service],
      dualPricing: { enabled: true, diffPercentage: '3' },
      shareMethods: ['email'],
      email: 'grace.murray@mail.example',
      notes: 'Thank you for your order.',
      status: 'Created',
    },
    response: created,
  },
  get: { params, response: sent },
  update: {
    params,
    body: { notes: 'Delivery on Thursday.' },
    response: {
      ...created,
      notes: 'Delivery on Thursday.',
      logs: [...created.logs, later('edited', '2026-03-02T15:02:00.000Z')],
    },
  },
  remove: {
    params,
    response: {
      ...created,
      isDeleted: true,
      paymentUrl: null,
      logs: [...created.logs, later('deleted', '2026-03-02T15:03:00.000Z')],
    },
  },
  send: {
    params,
    body: { subMerchantId: 'sm_0007', shareMethods: ['email'] },
    response: sent,
  },
  void: {
    params,
    body: { subMerchantId: 'sm_0007' },
    response: {
      ...sent,
      status: 'Voided',
      paymentUrl: null,
      logs: [...sent.logs, later('voided', '2026-03-09T12:30:00.000Z')],
    },
  },
};
