import type { Output, reporting } from '@payfac/api/contract';
import { subtractCents } from '@payfac/domain/money';
import type { TransactionView } from '@payfac/domain/transactions';
import { type SQL, sql } from 'drizzle-orm';
import { countOf, sumOf } from '../../kernel/database/aggregates.ts';
import type { Reading } from '../../kernel/database/read-source.ts';
import { transactions } from '../../kernel/database/schema/index.ts';

const t = transactions;

type Totals = NonNullable<Output<typeof reporting.transactionStatistics>['totals']>;

const approved = sql`case when ${t.outcome} = 'success' then coalesce(${t.approvedAmount}, ${t.amount}) else 0 end`;

/** The totals of a list's rows. */
export async function totalsOf(
  database: Reading,
  view: TransactionView,
  condition: SQL,
): Promise<Totals> {
  const [row] = await database
    .select({
      count: countOf(),
      amount: sumOf(view === 'payments' ? t.paidAmount : t.signedAmount),
      requested: sumOf(t.amount),
      approved: sumOf(approved),
      captured: sumOf(t.capturedAmount),
      refunded: sumOf(sql`${t.refundedAmount} + ${t.pendingRefundAmount}`),
      disputed: sumOf(t.disputedAmount),
    })
    .from(t)
    .where(condition);
  if (!row) throw new Error('An aggregate returned no row.');
  return { ...row, net: subtractCents(subtractCents(row.captured, row.refunded), row.disputed) };
}
