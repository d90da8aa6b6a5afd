/**
 * The change from one period to the next as a ratio, 0.25 for 25 % more; `null` where there was nothing
 * before, because no percentage leads away from zero.
 */
export function changeOf(current: number, previous: number): number | null {
  if (previous === 0) return current === 0 ? 0 : null;
  return (current - previous) / Math.abs(previous);
}
