/** Metrics of card payments, by account (ccTx) or by card (ccToken). */
export const metrics = [
  'transactionCount',
  'amount',
  'averageAmount',
  'declineCount',
  'declineRate',
  'refundRate',
  'chargebackCount',
  'chargebackRate',
] as const;
export type Metric = (typeof metrics)[number];

export const metricLabels: Readonly<Record<Metric, string>> = {
  transactionCount: 'Payments',
  amount: 'Amount',
  averageAmount: 'Average amount',
  declineCount: 'Declined payments',
  declineRate: 'Decline rate',
  refundRate: 'Refund rate',
  chargebackCount: 'Chargebacks',
  chargebackRate: 'Chargeback rate',
};

export type MetricUnit = 'count' | 'money' | 'percent';

export const metricUnits: Readonly<Record<Metric, MetricUnit>> = {
  transactionCount: 'count',
  amount: 'money',
  averageAmount: 'money',
  declineCount: 'count',
  declineRate: 'percent',
  refundRate: 'percent',
  chargebackCount: 'count',
  chargebackRate: 'percent',
};

/** Subjects whose payments are measured. */
export const metricSubjects = ['account', 'card'] as const;
export type MetricSubject = (typeof metricSubjects)[number];
