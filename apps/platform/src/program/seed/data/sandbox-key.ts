import type { Ability } from '@payfac/domain/access';

/** The secret of a brand's sandbox key. It isn't secret: the data is made up and the platform is local. */
export const sandboxKeyOf = (facilitatorId: string): string =>
  `sk_test_sandbox-key-of-${facilitatorId}`;

/** The abilities of a shop's server: sales and follow-ups, customers, invoices and links. */
export const sandboxAbilities: readonly Ability[] = [
  'customers.manage',
  'invoices.manage',
  'paylink.send',
  'sidebar.customers',
  'sidebar.disputes',
  'sidebar.hostedSessions',
  'sidebar.invoices',
  'sidebar.paylink',
  'sidebar.payouts',
  'sidebar.subscriptions',
  'sidebar.transactions',
  'subscriptions.manage',
  'transactions.capture',
  'transactions.edit',
  'transactions.refund',
  'transactions.sale',
  'transactions.void',
];
