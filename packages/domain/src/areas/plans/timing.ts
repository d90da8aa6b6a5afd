/** When a period is charged. */
export const billingTimings = ['atSubscriptionStart', 'atPeriodEnd', 'executionDays'] as const;
export type BillingTiming = (typeof billingTimings)[number];

export const billingTimingLabels: Readonly<Record<BillingTiming, string>> = {
  atSubscriptionStart: 'At the start of each period',
  atPeriodEnd: 'At the end of each period',
  executionDays: 'On days of the month',
};

export const maximumSchedules = 10;
export const maximumCycles = 600;
