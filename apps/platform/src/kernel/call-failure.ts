import type { ServerError } from '@payfac/api/contract';

interface FailureDetails extends Omit<ServerError, 'requestId'> {
  readonly status: FailureStatus;
  /** Whole seconds after which the call can be retried. */
  readonly retryAfter?: number;
  /** The ID that wasn't found. */
  readonly sought?: string | undefined;
}

export type FailureStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 409
  | 413
  | 422
  | 429
  | 500
  | 502
  | 503
  | 504;

/** A call that fails for a reason that callers may see. Any other exception returns a bare 500. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: FailureStatus;
  readonly error: ServerError;
  readonly retryAfter: number | undefined;
  readonly sought: string | undefined;

  constructor({ status, retryAfter, sought, ...error }: FailureDetails) {
    super(error.message);
    this.status = status;
    this.error = error;
    this.retryAfter = retryAfter;
    this.sought = sought;
  }
}
