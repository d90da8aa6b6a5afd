/**
 * The change between two periods as a ratio, 0.25 for 25% more; `null` when the earlier one is zero, because no
 * percentage applies.
 */
export function changeOf(current: number, previous: number): number | null {
  if (previous === 0) return current === 0 ? 0 : null;
  return (current - previous) / Math.abs(previous);
}
