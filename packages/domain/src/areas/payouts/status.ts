/** Payout processing status (PAYOUT-01..10), and `failed` for a payout that the bank returned. */
export const payoutStatuses = [
  'ack',
  'instructed',
  'pending',
  'on-hold',
  'approved',
  'processing',
  'processed',
  'instruction',
  'sent',
  'reconciled',
  'failed',
] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const payoutStatusLabels: Readonly<Record<PayoutStatus, string>> = {
  ack: 'In Transit',
  instructed: 'In Process',
  pending: 'Pending',
  'on-hold': 'On-hold',
  approved: 'Approved',
  processing: 'Processing',
  processed: 'Processed',
  instruction: 'In Transit',
  sent: 'Paid',
  reconciled: 'Reconciled',
  failed: 'Failed',
};

/**
 * Labels for a status picker, in the order a payout goes through them. Two statuses share a label elsewhere; here each
 * label says what happened.
 */
export const payoutStatusChoices: Readonly<Record<PayoutStatus, string>> = {
  pending: payoutStatusLabels.pending,
  'on-hold': payoutStatusLabels['on-hold'],
  approved: payoutStatusLabels.approved,
  ack: 'In Transit (acknowledged)',
  instructed: payoutStatusLabels.instructed,
  instruction: 'In Transit (at the bank)',
  processing: payoutStatusLabels.processing,
  processed: payoutStatusLabels.processed,
  sent: payoutStatusLabels.sent,
  reconciled: payoutStatusLabels.reconciled,
  failed: payoutStatusLabels.failed,
};

const labels: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  Object.entries(payoutStatusLabels),
);

/** Label of a status: 'Unknown' for none or `unknown`, upper case for any value not in the table. */
export function payoutStatusLabel(status: string | null | undefined): string {
  if (!status || status === 'unknown') return 'Unknown';
  return labels.get(status) ?? status.toUpperCase();
}

/** Closed statuses: the bank has the funds, or never will. Every other payout is open. */
export const closedPayoutStatuses: readonly PayoutStatus[] = ['sent', 'reconciled', 'failed'];

/** How a payout was created (PAYOUT-13). */
export const payoutModes = ['scheduled', 'dynamic', 'manual', 'release'] as const;
export type PayoutMode = (typeof payoutModes)[number];

export const payoutModeLabels: Readonly<Record<PayoutMode, string>> = {
  scheduled: 'Scheduled',
  dynamic: 'Dynamic',
  manual: 'Manual',
  release: 'Release',
};

/** Types of payout, by beneficiary. */
export const payoutTypes = ['merchant', 'service-provider', 'facilitator'] as const;
export type PayoutType = (typeof payoutTypes)[number];

export const payoutTypeLabels: Readonly<Record<PayoutType, string>> = {
  merchant: 'Merchant',
  'service-provider': 'Service provider',
  facilitator: 'Facilitator',
};
