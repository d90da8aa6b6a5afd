/**
 * Why card fields are not there: `environment` is no browser page; `policy` the page's policy allows
 * no Trusted Types policy of that name; `blocked` its content-security policy refused the script;
 * `unreachable` the script did not arrive, or its integrity did not fit; `script` something else
 * arrived; `unavailable` and `expired` are told by the fields.
 */
export type CardFieldsReason =
  | 'environment'
  | 'policy'
  | 'blocked'
  | 'unreachable'
  | 'script'
  | 'unavailable'
  | 'expired';

export class CardFieldsError extends Error {
  override readonly name = 'CardFieldsError';
  readonly reason: CardFieldsReason;

  constructor(reason: CardFieldsReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
