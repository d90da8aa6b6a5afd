/** Progress in percent, clamped to 0–100; NaN counts as 0. */
export const limitProgress = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.min(100, Math.max(0, value));
