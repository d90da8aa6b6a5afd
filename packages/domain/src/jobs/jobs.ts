/** Work that is done on a schedule, and by name when somebody asks for it now. */
export const jobNames = [
  'settlement',
  'payouts',
  'subscription-billing',
  'overdue-invoices',
  'link-expiry',
  'risk-metrics',
  'webhook-delivery',
] as const;
export type JobName = (typeof jobNames)[number];

export const jobLabels: Readonly<Record<JobName, string>> = {
  settlement: 'Settlement',
  payouts: 'Payouts',
  'subscription-billing': 'Subscription billing',
  'overdue-invoices': 'Overdue invoices',
  'link-expiry': 'Link expiry',
  'risk-metrics': 'Risk metrics',
  'webhook-delivery': 'Webhook delivery',
};
