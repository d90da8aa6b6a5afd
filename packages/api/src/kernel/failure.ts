import type { ServerError } from './server-error.ts';

/** What is known of a failed answer: the HTTP status (0 when none came) and the server's error. */
export interface Failure {
  readonly status: number;
  readonly error: ServerError | undefined;
}

/** Picks the text a person sees. */
export type FailureText = (failure: Failure) => string;

/** The last resort of the notification rule. */
export const unexpectedError = 'An unexpected error occurred';

/** The server's message when it has one, else the default. */
export const preferServer =
  (fallback: string): FailureText =>
  ({ error }) =>
    error?.message || fallback;

/** The rule of every call without words of its own. */
export const unexpectedFailure: FailureText = /* @__PURE__ */ preferServer(unexpectedError);

/** The first server error wins, then the server's message, then the default. */
export const preferFirstError =
  (fallback: string): FailureText =>
  ({ error }) =>
    error?.errors?.[0]?.message || error?.message || fallback;

/** Always the catalogue's own words. */
export const always =
  (text: string): FailureText =>
  () =>
    text;

/** Texts for some codes of the server, else another rule. */
export const byCode =
  (texts: Readonly<Record<string, string>>, otherwise: FailureText): FailureText =>
  (failure) =>
    texts[failure.error?.code ?? ''] ?? otherwise(failure);
