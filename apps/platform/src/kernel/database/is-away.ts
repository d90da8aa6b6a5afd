import { databaseErrorOf } from './in-transaction.ts';
import { isAwayState, isLimitState } from './sql-states.ts';

/** What the driver and the system say when no database is reached, or it lets go. */
const connectionCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
]);
const connectionTexts =
  /Connection terminated|timeout exceeded when trying to connect|(?:connection error|was closed) and is not queryable|Cannot use a pool after calling end/i;

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Whether a problem is the database's absence, and not what was asked of it. */
export function isDatabaseAway(error: unknown): boolean {
  const refused = databaseErrorOf(error);
  if (refused) return isAwayState(refused.code ?? '');
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  if (!(error instanceof Error)) return false;
  if (connectionTexts.test(error.message)) return true;
  if (connectionCodes.has(codeOf(error)) && 'syscall' in error) return true;
  return error.cause !== undefined && isDatabaseAway(error.cause);
}

/** Whether the database ended a statement at its limit: it waited too long for a lock, or there is too much to do. */
export const isAtLimit = (error: unknown): boolean =>
  isLimitState(databaseErrorOf(error)?.code ?? '');
