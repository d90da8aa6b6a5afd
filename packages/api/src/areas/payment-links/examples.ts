import type { hostedSessionSchema } from '@payfac/domain/payment-links';
import type * as z from 'zod/mini';
import type { ExamplesOf } from '../../kernel/examples.ts';
import type { paymentLinks } from './contract.ts';

/** An emailed link for two mugs with a coupon; hosted sessions use it too. */
export const examplePaymentLink: z.input<typeof hostedSessionSchema> = {
  sessionId: 'hps_000000091',
  source: 'paymentlink',
  subMerchantId: 'sm_0007',
  accountName: 'Copper Kettle Roasters',
  paymentLinkTemplateId: 'plt_000000004',
  status: 'sent',
  completion: null,
  url: 'https://pay.harbor.example/l/hps_000000091',
  description: 'Spring tasting',
  invoiceNumber: null,
  amountOrCart: 'cart',
  amount: null,
  taxAmount: 1.75,
  cartItems: [{ description: 'Enamel mug', price: 14, quantity: 2 }],
  totalModifiers: [{ type: 'Coupon', description: 'SPRING', amount: -3 }],
  totalAmount: 26.75,
  dualPricing: { enabled: true, diffPercentage: '3' },
  paymentMethods: ['creditCard', 'eCheck'],
  collectEmail: true,
  collectPhoneNumber: false,
  collectBillingAddress: true,
  collectShippingAddress: false,
  collectPaymentMethod: false,
  usageType: 'single_use',
  usageLimit: null,
  useCount: 0,
  callToAction: 'Pay',
  callToActionLabel: null,
  transactionMessages: null,
  customFields: [
    { key: 'color', label: 'Color', type: 'single', required: true, options: ['Red', 'Blue'] },
  ],
  notes: 'Pay with a debit card and save 3%.',
  customerId: 'cus_000000042',
  customerName: 'Grace Murray',
  email: 'grace.murray@mail.example',
  mobileNumber: null,
  sendSms: false,
  sendEmail: true,
  expiresAt: '2026-03-03T15:20:00.000Z',
  createdAt: '2026-03-02T15:20:00.000Z',
  createdBy: 'Rosa Delgado',
  sentAt: '2026-03-02T15:20:00.000Z',
  openedAt: null,
  completedAt: null,
  transactionIds: [],
};

const params = { id: examplePaymentLink.sessionId };

export const paymentLinksExamples: ExamplesOf<typeof paymentLinks> = {
  create: {
    body: {
      subMerchantId: 'sm_0007',
      paymentLinkTemplateId: 'plt_000000004',
      customerId: 'cus_000000042',
      description: 'Spring tasting',
      amountOrCart: 'cart',
      taxAmount: 1.75,
      cartItems: [{ description: 'Enamel mug', price: 14, quantity: 2 }],
      totalModifiers: [{ type: 'Coupon', description: 'SPRING', amount: -3 }],
      sendEmail: true,
      email: 'grace.murray@mail.example',
      expiresAt: { unit: 'days', value: 1, specificDate: null },
    },
    response: examplePaymentLink,
  },
  get: { params, response: examplePaymentLink },
  deactivate: { params, body: {}, response: { ...examplePaymentLink, status: 'canceled' } },
};
