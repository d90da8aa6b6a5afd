import type { reporting as contract, Output } from '@payfac/api/contract';
import { cents } from '@payfac/domain/money';
import { sql } from 'drizzle-orm';
import { seriesOf } from '../../api/charts/buckets.ts';
import type { SessionContext } from '../../api/context.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import type { Services } from '../../api/services.ts';
import { figureColumns, figureSource, isSummed } from './figure-source.ts';
import { inSpan, ofFigures } from './figures.ts';
import { hasWholeHours } from './whole-hours.ts';

type ChartInput = HandlerInput<typeof contract.transactionCharts>;

/** Volume and count by period. */
export async function chartOf(
  services: Services,
  { query, params }: ChartInput,
  context: SessionContext,
): Promise<Output<typeof contract.transactionCharts>> {
  const { succeeded, sold } = ofFigures;
  const condition = query.operation ? succeeded(...query.operation) : sold;
  const { count, moved } = figureColumns;
  const byOperation = !isSummed(context) || !hasWholeHours(context.timeZone, query);
  const source = figureSource(query, context, inSpan, byOperation);
  const asked = { ...query, period: params.period, zone: context.timeZone };
  const [amounts, counts] = await seriesOf(
    services,
    { source, at: figureColumns.at, condition },
    asked,
    ['Amount', 'Count'],
    { Amount: sql`sum(${moved})`, Count: sql`sum(${count})` },
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
