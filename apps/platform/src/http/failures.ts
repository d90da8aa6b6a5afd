import { transactionsMessages, usersMessages } from '@payfac/api/messages';
import { agoInWords } from '@payfac/domain/time';
import type { FieldProblem } from '@payfac/domain/validation';
import { CallFailure } from '../kernel/call-failure.ts';

export { CallFailure, type FailureStatus } from '../kernel/call-failure.ts';

/** Messages that already name their fields. */
const namesItsFields: ReadonlySet<string> = new Set([usersMessages.reportAndParent]);

/** All problems in one line; a sentence that several fields share appears once, without their names. */
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

/** A request that can't be read at all, so no field is named. */
export const unreadable = (message: string): CallFailure => invalid([{ path: '', message }]);

/** No session; the app ends its session on this code. */
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
 * A missing record and one that the caller may not see get the same response.
 * @param sought its id: the response names the fields of the body that contain it.
 */
export const notFound = (what = 'This', sought?: string): CallFailure =>
  new CallFailure({ status: 404, code: 'NOT_FOUND', message: `${what} was not found.`, sought });

export const conflict = (code: string, message: string): CallFailure =>
  new CallFailure({ status: 409, code, message });

/** The last user action on a record. */
export interface LastAct {
  readonly who: string;
  /** Such as `Started the processor review`. */
  readonly what: string;
  readonly at: Date;
}

/** `started the review`, for use after a name. */
const within = (what: string): string => `${what.charAt(0).toLowerCase()}${what.slice(1)}`;

/**
 * A conflict with another user's move: says who did what, and when.
 * @param refusal the message when no user made the move.
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

/** A move that the status of a record other than a payment doesn't allow. @param what such as `The invoice`. */
export const notAllowedInStatus = (what: string, status: string): CallFailure =>
  conflict('INVALID_STATUS', `${what} is ${status.toLowerCase()}: this can’t be done now.`);

/** A move that the payment's state machine doesn't allow. */
export const invalidStatus = (): CallFailure =>
  conflict('INVALID_STATUS', transactionsMessages.invalidStatus);
