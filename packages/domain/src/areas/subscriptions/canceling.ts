import { addDays } from '../../kernel/time/index.ts';
import type { CancelOptions } from '../plans/index.ts';

/**
 * The day a subscription canceled today ends: after the notice, and at the end of a period where the
 * plan says so.
 * @param periodEnds first days after the running period and those that follow, rising.
 */
export function endAfterCancel(
  today: string,
  { takesEffect, noticeDays }: CancelOptions,
  periodEnds: readonly string[],
): string {
  const earliest = addDays(today, noticeDays);
  if (takesEffect === 'immediately') return earliest;
  return periodEnds.find((end) => end >= earliest) ?? earliest;
}
