import type { metrics as contract, Output } from '@payfac/api/contract';
import { metricValues } from '@payfac/domain/metrics';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { nextPeriodStart, periodStart } from '../../http/charts/periods.ts';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { readInstant } from '../../http/lists/fields.ts';
import { oneOf } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { ofCards, talliesOf, tallyColumns } from '../risk/tallies.ts';

const t = transactions;

const bounds = z.object({ before: z.string(), from: z.string(), to: z.string() });

/** The current period in the caller's zone, next to the full previous one. */
export async function overviewOf(
  { pool, clock }: Pick<Services, 'pool' | 'clock'>,
  { query }: HandlerInput<typeof contract.load>,
  { scope, timeZone }: SessionContext,
): Promise<Output<typeof contract.load>> {
  const now = await clock.now();
  const found = await pool.execute(sql`
    with running as (select ${periodStart(query.period, now, timeZone)} as start)
    select ${periodStart(query.period, sql`start - interval '1 ms'`, timeZone)}::text as before,
      start::text as from, ${nextPeriodStart(query.period, sql`start`, timeZone)}::text as to
    from running`);
  const { before, from, to } = bounds.parse(found.rows[0]);

  const between = async (start: string, end: string) => {
    const { rows } = await pool.execute(sql`select ${tallyColumns} from ${t}
      where ${within(scope, t)} and ${ofCards}
        and ${t.createdAt} >= ${start}::timestamptz and ${t.createdAt} < ${end}::timestamptz
        and ${query.subMerchantId ? oneOf(t.subMerchantId)(query.subMerchantId) : sql`true`}
        and ${query.spProductId ? oneOf(t.spProductId)(query.spProductId) : sql`true`}`);
    return metricValues(talliesOf(rows[0]));
  };
  const [current, previous] = await Promise.all([between(from, to), between(before, from)]);
  const span = { from: readInstant(from), to: readInstant(to) };
  return { period: query.period, ...span, current, previous, computedAt: now };
}
