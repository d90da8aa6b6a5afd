/** The value below which a share of the times lies; not a number without times. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** `within 30` or `MISSES 30`, as goals are printed. */
export const verdict = (value: number, most: number): string =>
  value <= most ? `within ${most}` : `MISSES ${most}`;
