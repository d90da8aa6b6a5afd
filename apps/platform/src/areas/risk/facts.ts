import { type MetricSubject, metricValues } from '@payfac/domain/metrics';
import { addCents } from '@payfac/domain/money';
import type { RiskCondition, RiskFacts } from '@payfac/domain/risk';
import type { ChartPeriod } from '@payfac/domain/time';
import { type SQL, sql } from 'drizzle-orm';
import { periodStart } from '../../http/charts/periods.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { mismatchesOf } from './mismatches.ts';
import { noTallies, ofCards, talliesOf, tallyColumns } from './tallies.ts';

type Row = typeof transactions.$inferSelect;

const t = transactions;

/** A payment to check against rules, with the issuer's response. */
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

/** Periods run in the facilitator's zone, in business time. */
interface Moment {
  readonly at: Date;
  readonly zone: string;
}

/** The current period: from its start in the facilitator's zone until now. */
const running = (period: ChartPeriod, at: Date, zone: string): SQL =>
  sql`${t.createdAt} >= ${periodStart(period, at, zone)}
    and ${t.createdAt} <= ${at.toISOString()}::timestamptz`;

const keyOf = (subject: MetricSubject, period: ChartPeriod): string => `${subject} ${period}`;
const spreadKeyOf = (period: ChartPeriod): string => `spread ${period}`;

/** The values that some rules need, each under its own key, as parts of one statement. */
function measurements(
  payment: Looked,
  rules: readonly RiskCondition[],
  { at, zone }: Moment,
): ReadonlyMap<string, SQL> {
  const asked = new Map<string, SQL>();
  const others = sql`${t.facilitatorId} = ${payment.facilitatorId}
    and ${t.transactionId} <> ${payment.transactionId} and ${ofCards}`;
  const ofCard = sql`${t.token} = ${payment.token}`;
  const ofAccount = sql`${t.subMerchantId} = ${payment.subMerchantId}`;

  for (const rule of rules) {
    if (rule.kind === 'metric-limit') {
      const { subject, period } = rule.params;
      asked.set(
        keyOf(subject, period),
        sql`(select to_json(measured) from (select ${tallyColumns} from ${t}
          where ${others} and ${subject === 'card' ? ofCard : ofAccount}
            and ${running(period, at, zone)}) as measured)`,
      );
    } else if (rule.kind === 'card-spread') {
      const { period } = rule.params;
      asked.set(
        spreadKeyOf(period),
        sql`(select count(distinct ${t.subMerchantId})::int from ${t}
          where ${others} and ${ofCard} and ${t.subMerchantId} <> ${payment.subMerchantId}
            and ${t.operation} in ('sale', 'auth') and ${running(period, at, zone)})`,
      );
    }
  }
  return asked;
}

/** Measures only what the rules need to know about a payment, in at most one statement. */
export async function factsOf(
  queryable: Queryable,
  payment: Looked,
  rules: readonly RiskCondition[],
  moment: Moment,
): Promise<RiskFacts> {
  const asked = measurements(payment, rules, moment);
  const columns = [...asked].map(([key, part]) => sql`${part} as ${sql.identifier(key)}`);
  const { rows } =
    columns.length === 0
      ? { rows: [] }
      : await queryable.execute(sql`select ${sql.join(columns, sql`, `)}`);
  const measured: Readonly<Record<string, unknown>> = rows[0] ?? {};

  return {
    subMerchantId: payment.subMerchantId,
    amount: payment.amount,
    mismatches: mismatchesOf(payment),
    // Counts the payment itself as approved, as if it went through.
    metricsOf: (subject, period) => {
      const key = keyOf(subject, period);
      const before = asked.has(key) ? talliesOf(measured[key]) : noTallies;
      return metricValues({
        ...before,
        approved: before.approved + 1,
        amount: addCents(before.amount, payment.amount),
      });
    },
    accountsOfCard: (period) => Number(measured[spreadKeyOf(period)] ?? 0) + 1,
  };
}
