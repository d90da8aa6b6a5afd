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
