/** Work that is done on a schedule, and by name when somebody asks for it now. */
export const jobNames = [
  'pending-inquiries',
  'echeck-files',
  'settlement',
  'authorization-expiry',
  'invite-expiry',
  'processor-events',
  'echeck-settlement',
  'dispute-deadlines',
  'overdue-invoices',
  'link-expiry',
  'subscription-billing',
  'installments',
  'payouts',
  'risk-metrics',
  'webhook-delivery',
  'housekeeping',
] as const;
export type JobName = (typeof jobNames)[number];

export const jobLabels: Readonly<Record<JobName, string>> = {
  'pending-inquiries': 'Pending inquiries',
  'echeck-files': 'eCheck files',
  settlement: 'Settlement',
  'authorization-expiry': 'Authorization expiry',
  'invite-expiry': 'Invite expiry',
  'processor-events': 'Processor events',
  'echeck-settlement': 'eCheck settlement',
  'dispute-deadlines': 'Dispute deadlines',
  'overdue-invoices': 'Overdue invoices',
  'link-expiry': 'Link expiry',
  'subscription-billing': 'Subscription billing',
  installments: 'Installments',
  payouts: 'Payouts',
  'risk-metrics': 'Risk metrics',
  'webhook-delivery': 'Webhook delivery',
  housekeeping: 'Housekeeping',
};
