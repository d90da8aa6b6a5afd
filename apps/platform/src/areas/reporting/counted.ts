import type { Figure, TransactionOperation } from '@payfac/domain/transactions';
import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { figureColumns as f } from './figure-source.ts';

/*
 * The domain's `figureRows` as SQL conditions on a figure source. A test compares every figure with the list that
 * `figureRows` links to.
 */

const succeeded = (operation: TransactionOperation): SQL =>
  sql`(${f.operation} = ${operation} and ${f.outcome} = 'success')`;

const byCard = sql`${f.paymentType} <> 'eCheck'`;

/** Whether a row counts in a figure. */
export const isCounted: Readonly<Record<Figure, SQL>> = {
  sales: sql`(${f.status} = 'taken' and ${byCard})`,
  authorizations: succeeded('auth'),
  refunds: sql`(${succeeded('refund')} and ${byCard})`,
  chargebacks: succeeded('chargeback'),
  declined: sql`${f.status} = 'declined'`,
  voided: succeeded('void'),
};

/** The amount that a row adds to a figure. */
export const countedAmount: Readonly<Record<Figure, SQLWrapper>> = {
  sales: f.captured,
  authorizations: f.shown,
  refunds: f.shown,
  chargebacks: f.shown,
  declined: f.shown,
  voided: f.shown,
};

const figureOf: Partial<Readonly<Record<TransactionOperation, Figure>>> = {
  sale: 'sales',
  auth: 'authorizations',
  refund: 'refunds',
  chargeback: 'chargebacks',
  void: 'voided',
};

/** What a chart of some operations counts: each operation's figure if it has one, otherwise its successes. */
export function countedOf(operations: readonly TransactionOperation[] | undefined): {
  readonly condition: SQL;
  readonly amount: SQL;
} {
  const asked = operations ?? ['sale'];
  const conditions = asked.map((operation) => {
    const figure = figureOf[operation];
    return figure ? isCounted[figure] : succeeded(operation);
  });
  const condition = or(...conditions) ?? sql`false`;
  if (!asked.includes('sale')) return { condition, amount: sql`${f.shown}` };
  return {
    condition,
    amount: sql`case when ${isCounted.sales} then ${f.captured} else ${f.shown} end`,
  };
}
