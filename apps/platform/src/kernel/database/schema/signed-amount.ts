import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/*
 * Domain's `signedAmountOf` and a payment's amount, as the database computes and stores them with an
 * operation. Without parameters and tables' names, since a column's definition has none.
 */

const shown = `(case when outcome = 'success' then coalesce(nullif(approved_amount, 0), amount) else amount end)`;

/** What was approved, or requested when nothing was: negative for money that leaves the merchant. */
export const signedAmount: SQL =
  sql.raw(`case when operation in ('refund', 'chargeback', 'void', 'credit')
    or (operation = 'reversal' and payment_type = 'eCheck') then -${shown} else ${shown} end`);

/** The amount of a payment: what was captured, else what was approved or requested. */
export const paidAmount: SQL = sql.raw(
  `case when captured_amount > 0 then captured_amount else ${shown} end`,
);

/** What was approved, or requested when nothing was approved or moved, whichever way it went. */
export const shownAmount = (table: { readonly signedAmount: SQLWrapper }): SQL =>
  sql`abs(${table.signedAmount})`;
