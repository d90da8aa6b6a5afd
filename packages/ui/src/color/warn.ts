/** Warns that a color calculation got an unreadable input, and returns the input. */
export function warnUnreadable(kept: string, ...others: readonly string[]): string {
  // oxlint-disable-next-line no-console -- an unreadable color is reported and otherwise harmless
  console.warn(`Cannot calculate with the color ${[kept, ...others].join(' and ')}.`);
  return kept;
}
