/** Progress in percent, limited to 0–100; what is no number counts as nothing done. */
export const limitProgress = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.min(100, Math.max(0, value));
