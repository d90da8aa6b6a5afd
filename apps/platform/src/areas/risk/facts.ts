import { type CardTallies, type MetricSubject, metricValues } from '@payfac/domain/metrics';
import { addCents, zeroCents } from '@payfac/domain/money';
import type { RiskCondition, RiskFacts } from '@payfac/domain/risk';
import type { ChartPeriod } from '@payfac/domain/time';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { unitOf } from '../../api/charts/span.ts';
import type { Queryable } from '../../database/connection.ts';
import { transactions } from '../../database/schema/index.ts';
import { ofCards, talliesOf, tallyColumns } from '../metrics/tallies.ts';
import { mismatchesOf } from './mismatches.ts';

type Row = typeof transactions.$inferSelect;

const t = transactions;

/** A payment that rules look at, with what the issuer answered. */
export type Looked = Pick<
  Row,
  | 'transactionId'
  | 'facilitatorId'
  | 'subMerchantId'
  | 'token'
  | 'amount'
  | 'avsResult'
  | 'cvvResult'
>;

const none: CardTallies = {
  approved: 0,
  amount: zeroCents,
  declined: 0,
  refundedAmount: zeroCents,
  chargebacks: 0,
};

const accountsRow = z.object({ accounts: z.string() });

/** The running period: from its beginning in the facilitator's zone, up to now. */
const running = (period: ChartPeriod, at: Date, zone: string): SQL =>
  sql`${t.createdAt} >= date_trunc(${unitOf(period)}, ${at.toISOString()}::timestamptz, ${zone})
    and ${t.createdAt} <= ${at.toISOString()}::timestamptz`;

const keyOf = (subject: MetricSubject, period: ChartPeriod): string => `${subject} ${period}`;

/** Measures what some rules need to know of a payment, and nothing else. */
export async function factsOf(
  queryable: Queryable,
  payment: Looked,
  rules: readonly RiskCondition[],
  { at, zone }: { readonly at: Date; readonly zone: string },
): Promise<RiskFacts> {
  const metrics = new Map<string, CardTallies>();
  const spreads = new Map<ChartPeriod, number>();
  const others = sql`${t.facilitatorId} = ${payment.facilitatorId}
    and ${t.transactionId} <> ${payment.transactionId} and ${ofCards}`;
  const ofCard = sql`${t.token} = ${payment.token}`;
  const ofAccount = sql`${t.subMerchantId} = ${payment.subMerchantId}`;

  for (const rule of rules) {
    if (rule.kind === 'metric-limit') {
      const { subject, period } = rule.params;
      const key = keyOf(subject, period);
      if (metrics.has(key)) continue;
      const { rows } = await queryable.execute(sql`select ${tallyColumns} from ${t}
        where ${others} and ${subject === 'card' ? ofCard : ofAccount}
          and ${running(period, at, zone)}`);
      metrics.set(key, talliesOf(rows[0]));
    } else if (rule.kind === 'card-spread' && !spreads.has(rule.params.period)) {
      const { period } = rule.params;
      const { rows } = await queryable.execute(sql`
        select count(distinct ${t.subMerchantId})::text as accounts from ${t}
        where ${others} and ${ofCard} and ${t.subMerchantId} <> ${payment.subMerchantId}
          and ${t.operation} in ('sale', 'auth') and ${running(period, at, zone)}`);
      spreads.set(period, Number(accountsRow.parse(rows[0]).accounts) + 1);
    }
  }

  return {
    subMerchantId: payment.subMerchantId,
    amount: payment.amount,
    mismatches: mismatchesOf(payment),
    // The payment itself counts as approved: what would be, if it went through.
    metricsOf: (subject, period) => {
      const before = metrics.get(keyOf(subject, period)) ?? none;
      return metricValues({
        ...before,
        approved: before.approved + 1,
        amount: addCents(before.amount, payment.amount),
      });
    },
    accountsOfCard: (period) => spreads.get(period) ?? 1,
  };
}
