import type { templateFieldsSchema } from '@payfac/domain/payment-link-templates';
import type * as z from 'zod/mini';

const shown = { visible: true, enabled: true };
const hidden = { visible: false, enabled: true };

/** The fields of a template for wine tastings, in wire format. */
export const exampleFields: z.input<typeof templateFieldsSchema> = [
  { name: 'description', ...shown, defaultValue: 'Spring tasting' },
  {
    name: 'paymentMethods',
    ...shown,
    defaultValue: ['creditCard', 'eCheck'],
    options: ['creditCard', 'eCheck'],
  },
  { name: 'amountOrCart', ...shown, defaultValue: 'cart', options: ['amount', 'cart'] },
  { name: 'amount', ...hidden, defaultValue: null },
  { name: 'taxAmount', ...shown, defaultValue: 1.75 },
  { name: 'invoiceNumber', ...hidden, defaultValue: null },
  { name: 'diffPercentage', ...shown, defaultValue: '3' },
  {
    name: 'totalModifiers',
    ...shown,
    defaultValue: [{ type: 'Coupon', description: 'SPRING', amount: -3 }],
  },
  { name: 'collectEmail', ...shown, defaultValue: true },
  { name: 'collectPhoneNumber', ...hidden, defaultValue: false },
  { name: 'collectBillingAddress', ...shown, defaultValue: true },
  { name: 'collectShippingAddress', ...hidden, defaultValue: false },
  { name: 'collectPaymentMethod', ...hidden, defaultValue: false },
  {
    name: 'usageType',
    ...shown,
    defaultValue: 'single_use',
    options: ['single_use', 'multi_use'],
  },
  { name: 'usageLimit', ...hidden, defaultValue: 10 },
  {
    name: 'callToAction',
    ...shown,
    defaultValue: 'Pay',
    options: ['Pay', 'Donate', 'Book', 'Custom'],
  },
  { name: 'modifyTransactionMessages', ...hidden, defaultValue: false },
  { name: 'hasCustomFields', ...shown, defaultValue: true },
  {
    name: 'notes',
    ...shown,
    defaultValue: 'Pay with a debit card and save {{diffPercentage}}%.',
  },
  { name: 'sendSms', ...hidden, defaultValue: false },
  { name: 'sendEmail', ...shown, defaultValue: true },
  { name: 'expiresAt', ...shown, defaultValue: null, defaultUnit: 'days', defaultUnitValue: 1 },
];
