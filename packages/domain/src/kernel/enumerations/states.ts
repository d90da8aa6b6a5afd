/** States shared by several records. */

/** How far a payer or an applicant got on a hosted page. */
export const completions = ['completed', 'initiated', 'failed'] as const;
export type Completion = (typeof completions)[number];

export const completionLabels: Readonly<Record<Completion, string>> = {
  completed: 'Completed',
  initiated: 'Initiated',
  failed: 'Failed',
};

/** An on/off status: of a merchant's eChecks and other settings. */
export const switchStatuses = ['active', 'inactive'] as const;
export type SwitchStatus = (typeof switchStatuses)[number];

export const switchStatusLabels: Readonly<Record<SwitchStatus, string>> = {
  active: 'Active',
  inactive: 'Inactive',
};
