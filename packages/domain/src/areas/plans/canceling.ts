/** When a cancellation takes effect. */
export const cancelEffects = ['immediately', 'atPeriodEnd'] as const;
export type CancelEffect = (typeof cancelEffects)[number];

export const cancelEffectLabels: Readonly<Record<CancelEffect, string>> = {
  immediately: 'Immediately',
  atPeriodEnd: 'At the end of the period',
};
