/** Attempts that were refused, by their activity's `action`. */
export const securityEvents = ['sign-in-failed', 'access-refused'] as const;
export type SecurityEvent = (typeof securityEvents)[number];

export const securityEventLabels: Readonly<Record<SecurityEvent, string>> = {
  'sign-in-failed': 'Failed sign-in',
  'access-refused': 'Refused access',
};
