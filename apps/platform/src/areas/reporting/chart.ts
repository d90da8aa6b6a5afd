import type { reporting as contract, Output } from '@payfac/api/contract';
import { cents } from '@payfac/domain/money';
import { sql } from 'drizzle-orm';
import { seriesOf } from '../../http/charts/buckets.ts';
import { spanOf, startsOf } from '../../http/charts/span.ts';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { countedOf } from './counted.ts';
import { figureColumns, figureSource, isSummed } from './figure-source.ts';
import { inSpan, isNarrowed } from './figures.ts';
import { firstHourOf } from './first-hour.ts';
import { hasWholeHours } from './whole-hours.ts';

type ChartInput = HandlerInput<typeof contract.transactionCharts>;

/** Volume and count by period. */
export async function chartOf(
  services: Services,
  { query, params }: ChartInput,
  context: SessionContext,
): Promise<Output<typeof contract.transactionCharts>> {
  const { operation, view, ...others } = query;
  const isOfPayments = view === 'payments';
  const { condition, amount } = countedOf(isOfPayments ? undefined : operation);
  // In the payments view, amount and operation filters apply to the payment as a whole.
  const narrowed =
    isOfPayments && isNarrowed({ ...others, operation }) ? { ...others, view, operation } : others;
  const byOperation =
    !isSummed(context) || isNarrowed(narrowed) || !hasWholeHours(context.timeZone, query);
  const byHour = figureSource(narrowed, context, inSpan, { byOperation, units: ['hour'] });
  const from =
    query.from ??
    (byOperation ? undefined : await firstHourOf(services, narrowed, context, condition));
  const whole = { ...query, from, period: params.period, zone: context.timeZone };
  const rows = { source: byHour, at: figureColumns.at, condition };
  const asked = { ...whole, ...(await spanOf(services, rows, whole)) };
  const source =
    params.period !== 'hourly' && !byOperation
      ? figureSource({ ...narrowed, from: asked.from }, context, inSpan, {
          units: ['day', 'hour'],
          cuts: await startsOf(services, asked, asked),
        })
      : byHour;
  const [amounts, counts] = await seriesOf(
    services,
    { source, at: figureColumns.at, condition },
    asked,
    ['Amount', 'Count'],
    { Amount: sql`sum(${amount})`, Count: sql`sum(${figureColumns.count})` },
  );
  return {
    series: [
      {
        name: 'Amount',
        points: (amounts?.points ?? []).map(({ at, value }) => ({ at, value: cents(value) })),
      },
      { name: 'Count', points: counts?.points ?? [] },
    ],
  };
}
