import type { Feature } from './features.ts';

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
