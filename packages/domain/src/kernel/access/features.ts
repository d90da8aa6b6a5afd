/** Feature flags of an account. */
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
