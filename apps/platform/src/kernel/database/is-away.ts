import { databaseErrorOf } from './in-transaction.ts';
import { isAwayState, isLimitState } from './sql-states.ts';

/** Errors of the driver and the system when the database can't be reached or disconnects. */
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

/** Whether an error means that the database is unavailable, not that the statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const refused = databaseErrorOf(error);
  if (refused) return isAwayState(refused.code ?? '');
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  if (!(error instanceof Error)) return false;
  if (connectionTexts.test(error.message)) return true;
  if (connectionCodes.has(codeOf(error)) && 'syscall' in error) return true;
  return error.cause !== undefined && isDatabaseAway(error.cause);
}

/**
 * Whether the database canceled a statement at its time limit: it waited too long for a lock, or had too much to do.
 */
export const isAtLimit = (error: unknown): boolean =>
  isLimitState(databaseErrorOf(error)?.code ?? '');
