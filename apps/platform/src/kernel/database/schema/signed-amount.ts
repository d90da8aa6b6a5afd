import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/*
 * The domain's `signedAmountOf` and a payment's amount, computed and stored by the database with an operation. Without
 * parameters and table names, since a column's definition can't have them.
 */

const shown = `(case when outcome = 'success' then coalesce(nullif(approved_amount, 0), amount) else amount end)`;

/** The approved amount, or the requested one if nothing was approved: negative for money that leaves the merchant. */
export const signedAmount: SQL =
  sql.raw(`case when operation in ('refund', 'chargeback', 'void', 'credit')
    or (operation = 'reversal' and payment_type = 'eCheck') then -${shown} else ${shown} end`);

/** The amount of a payment: captured, otherwise approved or requested. */
export const paidAmount: SQL = sql.raw(
  `case when captured_amount > 0 then captured_amount else ${shown} end`,
);

/** The approved amount, or the requested one if nothing was approved or moved, in either direction. */
export const shownAmount = (table: { readonly signedAmount: SQLWrapper }): SQL =>
  sql`abs(${table.signedAmount})`;
