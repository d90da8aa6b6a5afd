import { addDays } from '../../kernel/time/index.ts';
import type { CancelOptions } from '../plans/index.ts';

/**
 * The end day of a subscription canceled today: after the notice period, and at a period end when the plan requires it.
 * @param periodEnds the days after the current and following periods end, ascending.
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
