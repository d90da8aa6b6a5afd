import { type Cents, cents } from '@payfac/domain/money';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The driver hands sums and counts over as strings, since they may exceed a JavaScript number. */
const toCents = (value: unknown): Cents => cents(Number(value));

/** @throws RangeError (when read) if a count is no safe integer. */
function toCount(value: unknown): number {
  const count = Number(value);
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a count: ${String(value)}`);
  return count;
}

/** The sum of a money column or expression, zero of no rows. */
export const sumOf = (amount: SQLWrapper): SQL<Cents> =>
  sql`coalesce(sum(${amount}), 0)`.mapWith(toCents);

/** The sum of a money column over the rows that meet a condition. */
export const sumWhere = (amount: SQLWrapper, condition: SQLWrapper): SQL<Cents> =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(toCents);

export const countOf = (): SQL<number> => sql`count(*)`.mapWith(toCount);

export const countWhere = (condition: SQLWrapper): SQL<number> =>
  sql`count(*) filter (where ${condition})`.mapWith(toCount);
