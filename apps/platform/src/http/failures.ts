import { transactionsMessages, usersMessages } from '@payfac/api/messages';
import { agoInWords } from '@payfac/domain/time';
import type { FieldProblem } from '@payfac/domain/validation';
import { CallFailure } from '../kernel/call-failure.ts';

export { CallFailure, type FailureStatus } from '../kernel/call-failure.ts';

/** Messages that name their fields themselves. */
const namesItsFields: ReadonlySet<string> = new Set([usersMessages.reportAndParent]);

/** All problems in one line; a sentence that several fields share stands once, without their names. */
function summaryOf(errors: readonly FieldProblem[]): string {
  const [first] = errors;
  const isShared = errors.length > 1 && errors.every(({ message }) => message === first?.message);
  if (first && isShared) return first.message;
  return errors
    .map(({ path, message }) =>
      path === '' || namesItsFields.has(message) ? message : `${path}: ${message}`,
    )
    .join(' ');
}

export const invalid = (errors: readonly FieldProblem[]): CallFailure =>
  new CallFailure({
    status: 400,
    code: 'VALIDATION',
    message: summaryOf(errors),
    errors: [...errors],
  });

/** A request that cannot be read at all: no field is to blame. */
export const unreadable = (message: string): CallFailure => invalid([{ path: '', message }]);

/** No session. The word ends the session in the app. */
export const unauthorized = (): CallFailure =>
  new CallFailure({ status: 401, code: 'UNAUTHORIZED', message: 'Unauthorized' });

export const sessionExpired = (): CallFailure =>
  new CallFailure({
    status: 401,
    code: 'SESSION_EXPIRED',
    message: 'Your session has expired. Sign in again to continue.',
  });

export const forbidden = (
  message = 'You don’t have permission to do this.',
  code = 'FORBIDDEN',
): CallFailure => new CallFailure({ status: 403, code, message });

/**
 * What is not there and what the caller may not see answer alike.
 * @param sought its id: the response names the fields of the body that hold it.
 */
export const notFound = (what = 'This', sought?: string): CallFailure =>
  new CallFailure({ status: 404, code: 'NOT_FOUND', message: `${what} was not found.`, sought });

export const conflict = (code: string, message: string): CallFailure =>
  new CallFailure({ status: 409, code, message });

/** Who did what to something last. */
export interface LastAct {
  readonly who: string;
  /** Such as `Started the processor review`. */
  readonly what: string;
  readonly at: Date;
}

/** `Started the review` after a name. */
const within = (what: string): string => `${what.charAt(0).toLowerCase()}${what.slice(1)}`;

/**
 * A move that somebody else made first: says who did what, and when.
 * @param refusal what is said where no person moved it.
 */
export function changedMeanwhile(
  act: LastAct | undefined,
  now: Date,
  refusal: string = transactionsMessages.invalidStatus,
): CallFailure {
  if (!act) return conflict('INVALID_STATUS', refusal);
  const { who, what, at } = act;
  return new CallFailure({
    status: 409,
    code: 'INVALID_STATUS',
    message: `${who} ${within(what)} ${agoInWords(at, now)}.`,
    lastAct: { who, what, at: at.toISOString() },
  });
}

/** A move that the state of something other than a payment does not allow. @param what such as `The invoice`. */
export const notAllowedInStatus = (what: string, status: string): CallFailure =>
  conflict('INVALID_STATUS', `${what} is ${status.toLowerCase()}: this can’t be done now.`);

/** A move the state machine does not have. */
export const invalidStatus = (): CallFailure =>
  conflict('INVALID_STATUS', transactionsMessages.invalidStatus);
