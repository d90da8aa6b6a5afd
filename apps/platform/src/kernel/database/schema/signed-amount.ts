import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/*
 * Domain's `signedAmountOf` and a payment's amount as the database computes them, spelled as the indexes
 * have them. Without parameters, since an index has none.
 */

interface Amounts {
  readonly operation: SQLWrapper;
  readonly paymentType: SQLWrapper;
  readonly outcome: SQLWrapper;
  readonly amount: SQLWrapper;
  readonly approvedAmount: SQLWrapper;
}

/** What was approved, or requested when nothing was approved or moved. */
export const shownAmount = ({ outcome, amount, approvedAmount }: Amounts): SQL =>
  sql`(case when ${outcome} = 'success' then coalesce(nullif(${approvedAmount}, 0), ${amount}) else ${amount} end)`;

/** The shown amount of an operation: negative for money that leaves the merchant. */
export const signedAmount = (table: Amounts): SQL =>
  sql`(case when ${table.operation} in ('refund', 'chargeback', 'void', 'credit')
    or (${table.operation} = 'reversal' and ${table.paymentType} = 'eCheck')
    then -${shownAmount(table)} else ${shownAmount(table)} end)`;

/** The amount of a payment: what was captured, else what was approved or requested. */
export const paymentAmount = (table: Amounts & { readonly capturedAmount: SQLWrapper }): SQL =>
  sql`(case when ${table.capturedAmount} > 0 then ${table.capturedAmount} else ${shownAmount(table)} end)`;
