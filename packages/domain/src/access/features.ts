/** Feature flags of an account (document 1, section 9). */
export const features = [
  'customers',
  'ccTxs',
  'eCheckTxs',
  'ccTokenization',
  'bankAccountTokenization',
  'payouts',
  'payLinks',
  'subscriptions',
  'invoices',
  'checkouts',
  'virtualTerminal',
  'installmentPlan',
  'applePay',
  'provisioning',
] as const;

export type Feature = (typeof features)[number];

export const featureLabels: Readonly<Record<Feature, string>> = {
  customers: 'Customers',
  ccTxs: 'Card payments',
  eCheckTxs: 'eCheck payments',
  ccTokenization: 'Saved cards',
  bankAccountTokenization: 'Saved bank accounts',
  payouts: 'Payouts',
  payLinks: 'Payment links',
  subscriptions: 'Subscriptions',
  invoices: 'Invoices',
  checkouts: 'Checkouts',
  virtualTerminal: 'Virtual terminal',
  installmentPlan: 'Installment plans',
  applePay: 'Apple Pay',
  provisioning: 'Provisioning',
};
