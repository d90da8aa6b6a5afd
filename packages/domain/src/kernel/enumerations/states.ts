/** States that several things share. */

/** How far a payer or an applicant came with a hosted page. */
export const completions = ['completed', 'initiated', 'failed'] as const;
export type Completion = (typeof completions)[number];

export const completionLabels: Readonly<Record<Completion, string>> = {
  completed: 'Completed',
  initiated: 'Initiated',
  failed: 'Failed',
};

/** A merchant's eCheck status, and of several other things that are simply on or off. */
export const switchStatuses = ['active', 'inactive'] as const;
export type SwitchStatus = (typeof switchStatuses)[number];

export const switchStatusLabels: Readonly<Record<SwitchStatus, string>> = {
  active: 'Active',
  inactive: 'Inactive',
};
