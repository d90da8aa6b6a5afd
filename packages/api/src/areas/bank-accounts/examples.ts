import type { ExamplesOf } from '../../kernel/examples.ts';
import type { bankAccounts } from './contract.ts';

const customer = {
  _id: 'cus_000000042',
  customerId: 'cus_000000042',
  subMerchantId: 'sm_0007',
  accountName: 'Copper Kettle Roasters',
  name: 'Grace Murray',
  email: 'grace.murray@mail.example',
  mobileNumber: '3175550142',
  company: 'Murray Street Diner',
  street: '410 Canal Street',
  city: 'Indianapolis',
  state: 'IN',
  zip: '46204',
  spentAmount: 412.75,
  lastPaymentAt: '2026-02-27T17:05:00.000Z',
  createdAt: '2025-11-18T16:40:00.000Z',
} as const;

const params = { id: customer.customerId };

export const bankAccountsExamples: ExamplesOf<typeof bankAccounts> = {
  add: {
    params,
    body: { token: 'bat_000000311', accountHolderName: 'Grace Murray' },
    response: {
      ...customer,
      creditCards: [],
      bankAccounts: [
        { token: 'bat_000000311', accountNumber: '6789', bankName: 'First Bank of Testing' },
      ],
    },
  },
  remove: {
    params,
    body: { token: 'bat_000000311' },
    response: { ...customer, creditCards: [], bankAccounts: [] },
  },
};
