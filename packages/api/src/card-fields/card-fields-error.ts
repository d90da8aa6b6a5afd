/**
 * Why card fields are unavailable: `environment` not a browser page; `policy` the page allows no Trusted Types policy
 * of that name; `blocked` the page's content security policy refused the script; `unreachable` the script did not load,
 * or failed its integrity check; `script` something else loaded; `unavailable` and `expired` are reported by the
 * fields.
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
