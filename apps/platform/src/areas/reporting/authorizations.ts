import type { reporting as contract, Output } from '@payfac/api/contract';
import { cardPaymentTypes } from '@payfac/domain/transactions';
import { and, desc, eq } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { countOf, countWhere, sumOf } from '../../kernel/database/aggregates.ts';
import type { Reading } from '../../kernel/database/read-source.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { inSpan, type SpanQuery } from './figures.ts';

const t = transactions;

/** The most decline reasons shown. */
const MOST_REASONS = 10;

/** Approvals and declines of card payments in a span, with the reasons for the declines. */
export async function authorizationsOf(
  database: Reading,
  query: SpanQuery,
  context: SessionContext,
): Promise<Output<typeof contract.authorizations>> {
  const asked = inSpan(
    { ...query, operation: ['sale', 'auth'], paymentType: [...cardPaymentTypes] },
    context,
  );
  const isDeclined = eq(t.status, 'declined');
  const [counts, reasons] = await Promise.all([
    database
      .select({ approved: countWhere(eq(t.outcome, 'success')), declined: countWhere(isDeclined) })
      .from(t)
      .where(asked),
    database
      .select({
        responseCode: t.responseCode,
        responseMessage: t.responseMessage,
        count: countOf(),
        amount: sumOf(t.amount),
      })
      .from(t)
      .where(and(asked, isDeclined))
      .groupBy(t.responseCode, t.responseMessage)
      .orderBy(desc(countOf()), t.responseCode)
      .limit(MOST_REASONS),
  ]);
  const [counted] = counts;
  if (!counted) throw new Error('An aggregate returned no row.');
  return { ...counted, reasons };
}
