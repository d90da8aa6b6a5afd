import type { reporting as contract, Output } from '@payfac/api/contract';
import { cents } from '@payfac/domain/money';
import { and, sql } from 'drizzle-orm';
import { seriesOf } from '../../api/charts/buckets.ts';
import type { SessionContext } from '../../api/context.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import type { Services } from '../../api/services.ts';
import { transactions } from '../../database/schema/index.ts';
import { inSpan, movedAmount, sold, succeeded } from './figures.ts';

type ChartInput = HandlerInput<typeof contract.transactionCharts>;

const t = transactions;

/** Volume and count by period. */
export async function chartOf(
  services: Services,
  { query, params }: ChartInput,
  context: SessionContext,
): Promise<Output<typeof contract.transactionCharts>> {
  const which = query.operation ? succeeded(...query.operation) : sold;
  const condition = and(inSpan(query, context), which) ?? which;
  const asked = { ...query, period: params.period, zone: context.timeZone };
  const [amounts, counts] = await seriesOf(
    services,
    { source: sql`${t}`, at: sql`${t.createdAt}`, condition },
    asked,
    ['Amount', 'Count'],
    { Amount: sql`sum(${movedAmount})`, Count: sql`count(*)` },
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
