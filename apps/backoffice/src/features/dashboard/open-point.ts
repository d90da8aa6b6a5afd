import type { ChartPeriod } from '@payfac/domain/time';
import { showDate, showDateTime } from '../../shared/time/show.ts';

/** Where a chart's last point begins, whose time is not over yet: charts here end now. */
export const openFrom = (points: readonly { readonly at: Date }[]): Date | undefined =>
  points.length > 1 ? points.at(-1)?.at : undefined;

/** A point by its instant, and that it still grows. */
export function pointTitle(at: Date, period: ChartPeriod, open: Date | undefined): string {
  const title = period === 'hourly' ? showDateTime(at) : showDate(at);
  return open !== undefined && at >= open ? `${title}, so far` : title;
}
