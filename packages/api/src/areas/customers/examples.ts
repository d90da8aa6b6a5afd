import type { ExamplesOf } from '../../kernel/examples.ts';
import type { customers } from './contract.ts';

const card = {
  token: 'tok_5d0b7a3e91c24f68',
  isDefault: true,
  expirationMonth: 9,
  expirationYear: 2029,
  truncatedCardNumber: '4242',
  cardHolderName: 'Hiro Tanaka',
  cardBrand: 'visa',
  cardKind: 'CREDIT',
} as const;

const customer = {
  _id: 'cus_000481',
  customerId: 'cus_000481',
  subMerchantId: 'sm_00012',
  accountName: 'Lantern Quay Books',
  name: 'Hiro Tanaka',
  email: 'hiro.tanaka@mail.example',
  mobileNumber: '2075550142',
  company: null,
  street: '18 Commercial St',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  spentAmount: 1840.5,
  lastPaymentAt: '2026-03-03T15:12:04.000Z',
  createdAt: '2026-03-02T18:40:12.000Z',
  creditCards: [card],
  bankAccounts: [
    { token: 'ba_77c0145e', accountNumber: '6789', bankName: 'Casco Bay Savings Bank' },
  ],
};

const params = { id: customer._id };

export const customersExamples: ExamplesOf<typeof customers> = {
  list: {
    query: { subMerchantId: ['sm_00012'], name: '/^hiro/i' },
    response: { data: [customer], count: 1 },
  },
  create: {
    body: { subMerchantId: 'sm_00012', name: 'Hiro Tanaka', email: 'hiro.tanaka@mail.example' },
    response: {
      ...customer,
      mobileNumber: null,
      street: null,
      city: null,
      state: null,
      zip: null,
      spentAmount: 0,
      lastPaymentAt: null,
      creditCards: [],
      bankAccounts: [],
    },
  },
  update: {
    params,
    body: { company: 'Tanaka Prints' },
    response: { ...customer, company: 'Tanaka Prints' },
  },
  remove: { params, response: { success: true } },
  addCard: {
    params,
    body: { token: card.token, cardHolderName: card.cardHolderName, isDefault: true },
    response: customer,
  },
  setDefaultCard: { params, body: { token: card.token }, response: customer },
  removeCard: { params, body: { token: card.token }, response: { ...customer, creditCards: [] } },
};
