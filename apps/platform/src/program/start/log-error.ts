import { databaseErrorOf } from '../../kernel/database/in-transaction.ts';

/** An error as it is logged. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
}

/** drizzle puts the statement and its parameters into the message, which may contain personal data. */
const isOfStatement = (error: Error): boolean => error.message.startsWith('Failed query:');

const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** An error without its SQL and parameters: what happened, and where. */
export function loggedError(problem: unknown): LoggedError {
  if (!(problem instanceof Error)) return { type: typeof problem, message: '', stack: '' };
  const refused = databaseErrorOf(problem);
  const told =
    refused ?? (isOfStatement(problem) && problem.cause instanceof Error ? problem.cause : problem);
  const constraint = refused?.constraint ? ` (${refused.constraint})` : '';
  const message = isOfStatement(told) ? 'A statement failed.' : `${told.message}${constraint}`;
  const code = refused?.code ?? ('code' in told ? String(told.code) : undefined);
  return {
    type: told.name,
    message,
    stack: framesOf(problem),
    ...(code === undefined ? {} : { code }),
  };
}
