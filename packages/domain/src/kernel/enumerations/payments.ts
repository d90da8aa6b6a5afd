/** Values of payments (PAY-10..14). */
export const paymentProviders = [
  'worldpay',
  'simulator',
  'simulatorEcheck',
  'fiserv',
  'cybersource',
  'stripe',
  'fnbo',
  'rs2',
] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** Provider names, as the companies write them. */
export const paymentProviderLabels: Readonly<Record<PaymentProvider, string>> = {
  worldpay: 'Worldpay',
  simulator: 'Simulator',
  simulatorEcheck: 'eCheck simulator',
  fiserv: 'Fiserv',
  cybersource: 'Cybersource',
  stripe: 'Stripe',
  fnbo: 'FNBO',
  rs2: 'RS2',
};

/** Providers that debit bank accounts; all others charge cards. */
export const bankDebitProviders = [
  'fnbo',
  'simulatorEcheck',
] as const satisfies readonly PaymentProvider[];

export const cardBrands = [
  'visa',
  'mastercard',
  'discover',
  'amex',
  'diners-club',
  'jcb',
  'cup',
  'maestro',
  'dankort',
  'hipercard',
] as const;
export type CardBrand = (typeof cardBrands)[number];

export const cardBrandLabels: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  discover: 'Discover',
  amex: 'American Express',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  cup: 'UnionPay',
  maestro: 'Maestro',
  dankort: 'Dankort',
  hipercard: 'Hipercard',
};

export const cardKinds = ['CREDIT', 'DEBIT', 'PREPAID'] as const;
export type CardKind = (typeof cardKinds)[number];

export const paymentTypes = ['creditCard', 'debit', 'eCheck', 'giftCard', 'unknown'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** How the order behind a keyed-in card arrived: mail order or telephone order (MOTO). */
export const motoIndicators = ['mail', 'telephone'] as const;
export type MotoIndicator = (typeof motoIndicators)[number];

export const motoIndicatorLabels: Readonly<Record<MotoIndicator, string>> = {
  mail: 'Mail order',
  telephone: 'Telephone order',
};

export const paymentSources = [
  'api',
  'checkout',
  'paymentlink',
  'backoffice',
  'invoice',
  'subscription',
] as const;
export type PaymentSource = (typeof paymentSources)[number];

/** Sources a caller may give for a sale; other sources follow from the record being paid. */
export const saleSources = ['api', 'backoffice'] as const satisfies readonly PaymentSource[];
export type SaleSource = (typeof saleSources)[number];

export const paymentSourceLabels: Readonly<Record<PaymentSource, string>> = {
  api: 'API',
  checkout: 'Checkout',
  paymentlink: 'Payment link',
  backoffice: 'Backoffice',
  invoice: 'Invoice',
  subscription: 'Subscription',
};
