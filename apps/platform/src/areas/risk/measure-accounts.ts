import { rulesInForce } from '@payfac/domain/accounts';
import { type MetricValues, metricQuantity, metricValues } from '@payfac/domain/metrics';
import { zeroCents } from '@payfac/domain/money';
import { limitQuantity, type RiskRule } from '@payfac/domain/risk';
import type { ChartPeriod } from '@payfac/domain/time';
import { and, eq, gte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { periodStart } from '../../http/charts/periods.ts';
import type { Database, Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  alerts,
  facilitators,
  subMerchants,
  transactions,
} from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { enabledRules, watchedColumns } from '../risk-rules/store.ts';
import { evidenceOf } from './evidence.ts';
import { alertGroupIdOf } from './ids.ts';
import { ofCards, talliesOf, tallyColumns } from './tallies.ts';

const t = transactions;

type MetricRule = Extract<RiskRule, { readonly kind: 'metric-limit' }>;

const account = z.object({ id: z.string(), product: z.string(), start: z.string() });

const isOfAccounts = (rule: RiskRule): rule is MetricRule =>
  rule.kind === 'metric-limit' && rule.params.subject === 'account';

const isOver = ({ params: { metric, limit } }: MetricRule, values: MetricValues): boolean => {
  const allowed = limitQuantity(metric, limit);
  return allowed !== undefined && metricQuantity(values, metric) > allowed;
};

/** Raises at most one alert per rule, account and period, however often it is measured. */
async function raise(
  transaction: Queryable,
  facilitatorId: string,
  rule: MetricRule,
  { row, values }: Measured,
  at: Date,
): Promise<boolean> {
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

type Measured = { readonly row: z.output<typeof account>; readonly values: MetricValues };

/** Accounts with payments in a zone's current period, with the values that rules check. */
async function measured(
  database: Database,
  facilitatorId: string,
  period: ChartPeriod,
  { at, zone }: { readonly at: Date; readonly zone: string },
): Promise<readonly unknown[]> {
  const start = periodStart(period, at, zone);
  const { rows } = await database.execute(sql`
    select ${t.subMerchantId} as id, min(${t.spProductId}) as product,
      to_char(min(${start}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start,
      ${tallyColumns}
    from ${t} where ${t.facilitatorId} = ${facilitatorId} and ${ofCards}
      and ${t.createdAt} >= ${start} group by ${t.subMerchantId}`);
  return rows;
}

/** The account-level rules of each account, by its id. */
async function rulesByAccount(
  database: Database,
  facilitatorId: string,
): Promise<ReadonlyMap<string, readonly MetricRule[]>> {
  const general = await enabledRules(database, facilitatorId);
  const accounts = await database
    .select({ id: subMerchants.subMerchantId, ...watchedColumns })
    .from(subMerchants)
    .where(eq(subMerchants.facilitatorId, facilitatorId));
  return new Map(
    accounts.map(({ id, ...watched }) => {
      const watching = general.filter(
        ({ subMerchantIds }) => subMerchantIds.length === 0 || subMerchantIds.includes(id),
      );
      return [id, rulesInForce(watching, watched).filter(isOfAccounts)];
    }),
  );
}

/**
 * Measures every account over the current periods of the account-level rules, and raises an alert where a limit is
 * exceeded. This catches what no single payment shows, such as averages, refunds and chargebacks.
 * @returns how many accounts got alerts.
 */
export async function measureAccounts(database: Database, at: Date): Promise<number> {
  let raised = 0;
  for (const { facilitatorId, timeZone: zone } of await database.select().from(facilitators)) {
    const byAccount = await rulesByAccount(database, facilitatorId);
    const all = [...byAccount.values()].flat();
    for (const period of new Set(all.map(({ params }) => params.period))) {
      const rows = await measured(database, facilitatorId, period, { at, zone });
      const named = (found: unknown) => {
        const { id, product } = account.parse(found);
        return { id, facilitatorId, spProductId: product, subMerchantId: id };
      };
      raised += await rowByRow(rows, named, async (found) => {
        const one: Measured = {
          row: account.parse(found),
          values: metricValues(talliesOf(found)),
        };
        const over = (byAccount.get(one.row.id) ?? []).filter(
          (rule) => rule.params.period === period && isOver(rule, one.values),
        );
        if (over.length === 0) return false;
        return inTransaction(database, async (transaction) => {
          let isNew = false;
          for (const rule of over) {
            isNew = (await raise(transaction, facilitatorId, rule, one, at)) || isNew;
          }
          return isNew;
        });
      });
    }
  }
  return raised;
}
