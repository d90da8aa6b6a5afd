import type { installmentSchema } from '@payfac/domain/installments';
import type * as z from 'zod/mini';
import type { ExamplesOf } from '../../kernel/examples.ts';
import type { installments } from './contract.ts';

const open = { status: 'scheduled', transactionId: null, paidAt: null } as const;

const installment: z.input<typeof installmentSchema> = {
  installmentId: 'ins_000000033',
  subMerchantId: 'sm_0007',
  accountName: 'Copper Kettle Roasters',
  customerId: 'cus_000000042',
  customerName: 'Grace Murray',
  description: 'Espresso machine',
  invoiceNumber: null,
  status: 'active',
  totalAmount: 1450,
  downPayment: 250,
  count: 3,
  frequency: 'monthly',
  firstDueOn: '2026-03-31',
  schedule: [
    {
      number: 0,
      dueOn: '2026-03-02',
      amount: 250,
      status: 'paid',
      transactionId: 'txn000000048260',
      paidAt: '2026-03-02T17:12:00.000Z',
    },
    { number: 1, dueOn: '2026-03-31', amount: 400, ...open },
    { number: 2, dueOn: '2026-04-30', amount: 400, ...open },
    { number: 3, dueOn: '2026-05-31', amount: 400, ...open },
  ],
  paidAmount: 250,
  balance: 1200,
  nextDueOn: '2026-03-31',
  token: 'tok_000000512',
  truncatedCardNumber: '4242',
  createdAt: '2026-03-02T17:12:00.000Z',
  createdBy: 'Rosa Delgado',
  completedAt: null,
  canceledAt: null,
};

const params = { installmentId: installment.installmentId };

export const installmentsExamples: ExamplesOf<typeof installments> = {
  list: {
    query: { status: ['active'], sort: 'nextDueOn' },
    response: { data: [installment], count: 1 },
  },
  get: { params, response: installment },
  create: {
    body: {
      subMerchantId: 'sm_0007',
      customerId: 'cus_000000042',
      totalAmount: 1450,
      downPayment: 250,
      count: 3,
      frequency: 'monthly',
      firstDueOn: '2026-03-31',
      token: 'tok_000000512',
      description: 'Espresso machine',
    },
    response: installment,
  },
  update: {
    params,
    body: { invoiceNumber: 'INV-000320' },
    response: { ...installment, invoiceNumber: 'INV-000320' },
  },
  cancel: {
    params,
    response: {
      ...installment,
      status: 'canceled',
      nextDueOn: null,
      canceledAt: '2026-03-10T15:00:00.000Z',
    },
  },
};
