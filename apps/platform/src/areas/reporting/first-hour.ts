import type { SQL } from 'drizzle-orm';
import { firstOf } from '../../http/charts/span.ts';
import type { SessionContext } from '../../http/context.ts';
import type { Services } from '../../http/services.ts';
import type { TallyUnit } from '../../kernel/database/schema/figures.ts';
import { figureColumns, figureSource } from './figure-source.ts';
import { inSpan, type SpanQuery } from './figures.ts';
import type { Span } from './tally-spans.ts';

const longestMonthMs = 31 * 86_400_000;

/**
 * The first hour with operations of a kind, found within the first month that has any: a year has thousands of hourly
 * sums but few monthly ones.
 * @returns undefined also when that month has none left: sums of zero may remain after an operation's kind changes.
 */
export async function firstHourOf(
  services: Pick<Services, 'pool'>,
  query: SpanQuery,
  context: SessionContext,
  condition: SQL,
): Promise<Date | undefined> {
  const within = (span: Span, units: readonly TallyUnit[]) => {
    const source = figureSource({ ...query, ...span }, context, inSpan, { units });
    return firstOf(services, { source, at: figureColumns.at, condition });
  };
  const from = await within({}, ['month', 'day', 'hour']);
  if (!from) return undefined;
  const end = new Date(from.getTime() + longestMonthMs);
  const to = query.to && query.to < end ? query.to : end;
  return within({ from, to }, ['hour']);
}
