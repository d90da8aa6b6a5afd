import type { metrics as contract, Output } from '@payfac/api/contract';
import { type CardTallies, type MetricSubject, metricValues } from '@payfac/domain/metrics';
import { addCents, type Cents, cents, zeroCents } from '@payfac/domain/money';
import { isRiskHit, type RiskCondition, type RiskFacts, type RiskRule } from '@payfac/domain/risk';
import type { ChartPeriod } from '@payfac/domain/time';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { periodStart } from '../../http/charts/periods.ts';
import type { SessionContext } from '../../http/context.ts';
import { invalid } from '../../http/failures.ts';
import { readInstant } from '../../http/lists/fields.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { subMerchants, transactions } from '../../kernel/database/schema/index.ts';
import { evidenceOf } from '../risk/evidence.ts';
import { mismatchesOf } from '../risk/mismatches.ts';
import { noTallies, ofCards } from '../risk/tallies.ts';

type Result = Output<typeof contract.testRun>;

/** The rule under test: a saved rule, or one being edited. */
export type TriedRule = RiskCondition & Pick<RiskRule, 'subMerchantIds'>;

const t = transactions;

/** A test over more operations would take too long to wait for. */
const mostOperations = 50_000;
const mostShown = 100;

const operation = z.object({
  id: z.string(),
  operation: z.string(),
  isApproved: z.boolean(),
  isDeclined: z.boolean(),
  subMerchantId: z.string(),
  accountName: z.string(),
  token: z.nullable(z.string()),
  amount: z.string(),
  avsResult: z.nullable(z.string()),
  cvvResult: z.nullable(z.string()),
  at: z.string(),
  bucket: z.string(),
  isInSpan: z.boolean(),
});
type Operation = z.output<typeof operation>;

const periodOf = (rule: TriedRule): ChartPeriod =>
  rule.kind === 'metric-limit' || rule.kind === 'card-spread' ? rule.params.period : 'hourly';

/** Card operations from the start of the span's first period, oldest first. */
async function operationsOf(
  { database }: Pick<Services, 'database'>,
  rule: TriedRule,
  { from, to }: { readonly from: Date; readonly to: Date },
  { scope }: SessionContext,
  zone: string,
): Promise<Operation[]> {
  const period = periodOf(rule);
  const begins = sql`${from.toISOString()}::timestamptz`;
  const { rows } = await database.execute(sql`
    select ${t.transactionId} as id, ${t.operation} as operation, ${t.outcome} = 'success' as "isApproved",
      ${t.status} = 'declined' as "isDeclined", ${t.subMerchantId} as "subMerchantId",
      ${subMerchants.dbaName} as "accountName", ${t.token} as token,
      coalesce(nullif(${t.approvedAmount}, 0), ${t.amount})::text as amount,
      ${t.avsResult} as "avsResult", ${t.cvvResult} as "cvvResult", ${t.createdAt}::text as at,
      ${periodStart(period, sql`${t.createdAt}`, zone)}::text as bucket,
      ${t.createdAt} >= ${begins} as "isInSpan"
    from ${t} join ${subMerchants} on ${subMerchants.subMerchantId} = ${t.subMerchantId}
    where ${within(scope, t)} and ${ofCards} and ${t.createdAt} < ${to.toISOString()}::timestamptz
      and ${t.createdAt} >= ${periodStart(period, from, zone)}
    order by ${t.createdAt}, ${t.transactionId} limit ${mostOperations + 1}`);
  if (rows.length > mostOperations) {
    const message = `Choose a shorter span: at most ${mostOperations} operations.`;
    throw invalid([{ path: 'from', message }]);
  }
  return rows.map((row) => operation.parse(row));
}

function counted(tallies: CardTallies, row: Operation, amount: Cents): CardTallies {
  if (row.isDeclined) return { ...tallies, declined: tallies.declined + 1 };
  if (!row.isApproved) return tallies;
  switch (row.operation) {
    case 'sale':
    case 'capture':
      return {
        ...tallies,
        approved: tallies.approved + 1,
        amount: addCents(tallies.amount, amount),
      };
    case 'refund':
      return { ...tallies, refundedAmount: addCents(tallies.refundedAmount, amount) };
    case 'chargeback':
      return { ...tallies, chargebacks: tallies.chargebacks + 1 };
    default:
      return tallies;
  }
}

/** Runs a rule over past card sales in order, each with the facts known at the time. */
export async function testRun(
  services: Pick<Services, 'database'>,
  rule: TriedRule,
  span: { readonly from: Date; readonly to: Date },
  context: SessionContext,
  zone: string,
): Promise<Result> {
  const tallies = new Map<string, CardTallies>();
  const spread = new Map<string, Set<string>>();
  const hits: Result['evaluations'] = [];
  let evaluated = 0;

  for (const row of await operationsOf(services, rule, span, context, zone)) {
    const amount = cents(Number(row.amount));
    const keyOf = (subject: MetricSubject) =>
      `${row.bucket} ${subject} ${subject === 'card' ? row.token : row.subMerchantId}`;
    const accounts = spread.get(`${row.bucket} ${row.token}`) ?? new Set<string>();
    const isSale = row.operation === 'sale';
    if (isSale) {
      accounts.add(row.subMerchantId);
      spread.set(`${row.bucket} ${row.token}`, accounts);
    }
    const isWatched =
      rule.subMerchantIds.length === 0 || rule.subMerchantIds.includes(row.subMerchantId);
    if (isSale && row.isInSpan && isWatched) {
      evaluated += 1;
      const facts: RiskFacts = {
        subMerchantId: row.subMerchantId,
        amount,
        mismatches: mismatchesOf(row),
        metricsOf: (subject) => {
          const before = tallies.get(keyOf(subject)) ?? noTallies;
          return metricValues({
            ...before,
            approved: before.approved + 1,
            amount: addCents(before.amount, amount),
          });
        },
        accountsOfCard: () => accounts.size,
      };
      if (isRiskHit(rule, facts)) {
        hits.push({
          transactionId: row.id,
          subMerchantId: row.subMerchantId,
          accountName: row.accountName,
          amount,
          evidence: evidenceOf(rule, facts),
          at: readInstant(row.at),
        });
      }
    }
    for (const subject of ['account', 'card'] as const) {
      const key = keyOf(subject);
      tallies.set(key, counted(tallies.get(key) ?? noTallies, row, amount));
    }
  }
  return {
    evaluated,
    hits: hits.length,
    amount: addCents(zeroCents, ...hits.map((hit) => hit.amount)),
    evaluations: hits.toReversed().slice(0, mostShown),
  };
}
