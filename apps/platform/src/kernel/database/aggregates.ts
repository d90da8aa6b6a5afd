import { type Cents, readCents, sumTooLarge } from '@payfac/domain/money';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { CallFailure } from '../call-failure.ts';

/** Reads a sum exactly as the database returns it. @throws CallFailure 422 for one that no amount in code can hold. */
export function readSum(text: string): Cents {
  const sum = readCents(text);
  if (sum === undefined) {
    throw new CallFailure({ status: 422, code: 'SUM_TOO_LARGE', message: sumTooLarge });
  }
  return sum;
}

/** The driver returns sums and counts as strings, since they may exceed a JavaScript number. */
const toCents = (value: unknown): Cents => readSum(String(value));

/** @throws RangeError (when read) if a count is no safe integer. */
function toCount(value: unknown): number {
  const count = Number(value);
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a count: ${String(value)}`);
  return count;
}

/** The sum of a money column or expression, zero without rows. */
export const sumOf = (amount: SQLWrapper): SQL<Cents> =>
  sql`coalesce(sum(${amount}), 0)`.mapWith(toCents);

/** The sum of a money column over the rows that meet a condition. */
export const sumWhere = (amount: SQLWrapper, condition: SQLWrapper): SQL<Cents> =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(toCents);

export const countOf = (): SQL<number> => sql`count(*)`.mapWith(toCount);

export const countWhere = (condition: SQLWrapper): SQL<number> =>
  sql`count(*) filter (where ${condition})`.mapWith(toCount);
