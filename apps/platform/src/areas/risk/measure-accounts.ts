import { type MetricValues, metricQuantity, metricValues } from '@payfac/domain/metrics';
import { zeroCents } from '@payfac/domain/money';
import { limitQuantity, type RiskRule } from '@payfac/domain/risk';
import { and, eq, gte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { unitOf } from '../../api/charts/span.ts';
import type { Database, Queryable } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { alerts, facilitators, transactions } from '../../database/schema/index.ts';
import { rowByRow } from '../../jobs/row-by-row.ts';
import { ofCards, talliesOf, tallyColumns } from '../metrics/tallies.ts';
import { enabledRules } from '../risk-rules/store.ts';
import { evidenceOf } from './evidence.ts';
import { alertGroupIdOf } from './ids.ts';

const t = transactions;

type MetricRule = Extract<RiskRule, { readonly kind: 'metric-limit' }>;

const account = z.object({ id: z.string(), product: z.string(), start: z.string() });

const isOfAccounts = (rule: RiskRule): rule is MetricRule =>
  rule.kind === 'metric-limit' && rule.params.subject === 'account';

const isOver = ({ params: { metric, limit } }: MetricRule, values: MetricValues): boolean => {
  const allowed = limitQuantity(metric, limit);
  return allowed !== undefined && metricQuantity(values, metric) > allowed;
};

/** One alert a rule, account and period: a second measuring says nothing new. */
async function raise(
  transaction: Queryable,
  facilitatorId: string,
  rule: MetricRule,
  measured: { readonly row: z.output<typeof account>; readonly values: MetricValues },
  at: Date,
): Promise<boolean> {
  const { row, values } = measured;
  const alertGroupId = alertGroupIdOf(rule.ruleId, row.id);
  const [known] = await transaction
    .select({ alertId: alerts.alertId })
    .from(alerts)
    .where(and(eq(alerts.alertGroupId, alertGroupId), gte(alerts.createdAt, new Date(row.start))))
    .limit(1);
  if (known) return false;
  await transaction.insert(alerts).values({
    alertId: newId('alr'),
    alertGroupId,
    facilitatorId,
    spProductId: row.product,
    subMerchantId: row.id,
    status: 'unacknowledged',
    severity: rule.severity,
    message: evidenceOf(rule, {
      subMerchantId: row.id,
      amount: zeroCents,
      mismatches: [],
      metricsOf: () => values,
      accountsOfCard: () => 0,
    }),
    ruleId: rule.ruleId,
    ruleName: rule.name,
    createdAt: at,
  });
  return true;
}

/**
 * Measures every account in the running periods of the rules over accounts, and raises an alert where
 * a limit is passed: also for what no single payment shows, such as refunds and chargebacks.
 * @returns how many alerts were raised.
 */
export async function measureAccounts(database: Database, at: Date): Promise<number> {
  let raised = 0;
  for (const { facilitatorId, timeZone } of await database.select().from(facilitators)) {
    const rules = await enabledRules(database, facilitatorId);
    for (const rule of rules.filter(isOfAccounts)) {
      const start = sql`date_trunc(${unitOf(rule.params.period)}, ${at.toISOString()}::timestamptz, ${timeZone})`;
      const { rows } = await database.execute(sql`
        select ${t.subMerchantId} as id, min(${t.spProductId}) as product,
          to_char(min(${start}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start,
          ${tallyColumns}
        from ${t} where ${t.facilitatorId} = ${facilitatorId} and ${ofCards}
          and ${t.createdAt} >= ${start} group by ${t.subMerchantId}`);
      const named = (found: unknown) => {
        const { id, product } = account.parse(found);
        return { id, facilitatorId, spProductId: product, subMerchantId: id };
      };
      raised += await rowByRow(rows, named, (found) => {
        const row = account.parse(found);
        const isWatched = rule.subMerchantIds.length === 0 || rule.subMerchantIds.includes(row.id);
        const values = metricValues(talliesOf(found));
        if (!isWatched || !isOver(rule, values)) return Promise.resolve(false);
        return inTransaction(database, (transaction) =>
          raise(transaction, facilitatorId, rule, { row, values }, at),
        );
      });
    }
  }
  return raised;
}
