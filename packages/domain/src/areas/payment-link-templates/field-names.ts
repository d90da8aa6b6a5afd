/** The fields of a template, in the order of LINK-08. */
export const templateFieldNames = [
  'description',
  'paymentMethods',
  'amountOrCart',
  'amount',
  'taxAmount',
  'invoiceNumber',
  'diffPercentage',
  'totalModifiers',
  'collectEmail',
  'collectPhoneNumber',
  'collectBillingAddress',
  'collectShippingAddress',
  'collectPaymentMethod',
  'usageType',
  'usageLimit',
  'callToAction',
  'modifyTransactionMessages',
  'hasCustomFields',
  'notes',
  'sendSms',
  'sendEmail',
  'expiresAt',
] as const;
export type TemplateFieldName = (typeof templateFieldNames)[number];

export const templateFieldLabels: Readonly<Record<TemplateFieldName, string>> = {
  description: 'Description',
  paymentMethods: 'Payment methods',
  amountOrCart: 'Amount or cart',
  amount: 'Amount',
  taxAmount: 'Tax amount',
  invoiceNumber: 'Invoice number',
  diffPercentage: 'Debit discount',
  totalModifiers: 'Discounts and fees',
  collectEmail: 'Collect email',
  collectPhoneNumber: 'Collect phone number',
  collectBillingAddress: 'Collect billing address',
  collectShippingAddress: 'Collect shipping address',
  collectPaymentMethod: 'Keep payment method',
  usageType: 'Use',
  usageLimit: 'Usage limit',
  callToAction: 'Call to action',
  modifyTransactionMessages: 'Own messages after payment',
  hasCustomFields: 'Custom fields',
  notes: 'Notes',
  sendSms: 'Send text message',
  sendEmail: 'Send email',
  expiresAt: 'Expires',
};

/** The sections of a template. */
export const templateSections = [
  'cartItems',
  'totalModifiers',
  'options',
  'usage',
  'customization',
] as const;
export type TemplateSection = (typeof templateSections)[number];

export const templateSectionLabels: Readonly<Record<TemplateSection, string>> = {
  cartItems: 'Amount and items',
  totalModifiers: 'Discounts and fees',
  options: 'Options',
  usage: 'Usage',
  customization: 'Customization',
};

/**
 * The fields of each section: `description`, the amounts and the choice between them are in the cart, usage and
 * customization have sections of their own, and all other fields are options.
 */
export const sectionFields: Readonly<Record<TemplateSection, readonly TemplateFieldName[]>> = {
  cartItems: ['description', 'amountOrCart', 'amount', 'taxAmount'],
  totalModifiers: ['totalModifiers'],
  options: [
    'paymentMethods',
    'invoiceNumber',
    'diffPercentage',
    'collectEmail',
    'collectPhoneNumber',
    'collectBillingAddress',
    'collectShippingAddress',
    'collectPaymentMethod',
    'notes',
    'sendSms',
    'sendEmail',
    'expiresAt',
  ],
  usage: ['usageType', 'usageLimit'],
  customization: ['callToAction', 'modifyTransactionMessages', 'hasCustomFields'],
};
