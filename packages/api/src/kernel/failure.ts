import type { ServerError } from './server-error.ts';

/** A failed response: its HTTP status (0 for none) and the server's error. */
export interface Failure {
  readonly status: number;
  readonly error: ServerError | undefined;
}

/** Chooses the message to show. */
export type FailureText = (failure: Failure) => string;

/** The last fallback of an error message. */
export const unexpectedError = 'An unexpected error occurred';

/** The server's message, or else the default. */
export const preferServer =
  (fallback: string): FailureText =>
  ({ error }) =>
    error?.message || fallback;

/** The rule for calls without messages of their own. */
export const unexpectedFailure: FailureText = /* @__PURE__ */ preferServer(unexpectedError);

/** The server's first field error, or else its message, or else the default. */
export const preferFirstError =
  (fallback: string): FailureText =>
  ({ error }) =>
    error?.errors?.[0]?.message || error?.message || fallback;

/** Always the catalogue's message. */
export const always =
  (text: string): FailureText =>
  () =>
    text;

/** Messages for some of the server's codes, and another rule for the rest. */
export const byCode =
  (texts: Readonly<Record<string, string>>, otherwise: FailureText): FailureText =>
  (failure) =>
    texts[failure.error?.code ?? ''] ?? otherwise(failure);
