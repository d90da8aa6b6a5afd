/** Alerts raised by the platform rather than a risk rule, by `ruleId`; named as rules are. */
export const platformAlerts = {
  'approved-after-failure': 'Approved after it had failed',
  'not-taken-back': 'Couldn’t be taken back',
  'payment-page-violated': 'Payment page broke its policy',
} as const;
export type PlatformAlert = keyof typeof platformAlerts;
