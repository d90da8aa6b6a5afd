import type { ErrorCode } from '../kernel/error-codes.ts';
import type { ServerError } from '../kernel/server-error.ts';
import type { OtherText } from '../kernel/tolerant.ts';

/**
 * Why a call failed: `argument` was never sent; `network` and `timeout` got no response; `http` got an error response;
 * `unreadable` got a response that breaks the contract.
 */
export type ApiErrorKind = 'argument' | 'network' | 'timeout' | 'http' | 'unreadable';

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** Id of the endpoint, such as `transactions.saleCard`. */
  readonly endpoint: string;
  /** Human-readable message, from the catalogue. */
  readonly message: string;
  /** HTTP status; 0 without a response. */
  readonly status?: number;
  readonly requestId?: string | undefined;
  readonly detail?: ServerError | undefined;
  /** Seconds until the call may be retried, from Retry-After. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The code of a system error, such as `ECONNREFUSED`, at any depth of causes. */
export function systemCode(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return '';
  const code: unknown = Reflect.get(problem, 'code');
  return typeof code === 'string' ? code : systemCode(Reflect.get(problem, 'cause'));
}

/** Response codes after which the call may have taken effect, or still may. */
const unknownCodes: ReadonlySet<string> = new Set(['OUTCOME_UNKNOWN', 'STILL_RUNNING', 'INTERNAL']);

/** The only error a call fails with. `message` can be shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly endpoint: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly detail: ServerError | undefined;
  readonly retryAfter: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.kind = details.kind;
    this.endpoint = details.endpoint;
    this.status = details.status ?? 0;
    this.requestId = details.requestId;
    this.detail = details.detail;
    this.retryAfter = details.retryAfter;
  }

  /** Area of the contract, such as `transactions`. */
  get area(): string {
    return this.endpoint.slice(0, this.endpoint.indexOf('.'));
  }

  /**
   * The server's stable code, such as `OVER_REFUND`; `INVALID_ARGUMENT`; without a response, the system's code, such as
   * `ECONNREFUSED`; empty for none.
   */
  get code(): ErrorCode | OtherText {
    return this.detail?.code ?? systemCode(this.cause);
  }

  /** Processor's response code of a declined payment, such as `51`. */
  get declineCode(): string | undefined {
    return this.detail?.declineCode;
  }

  /**
   * Whether the failed call may have taken effect. Repeat it with the same idempotency key to find out; never start a
   * new attempt.
   */
  get isOutcomeUnknown(): boolean {
    if (this.kind === 'argument') return false;
    if (this.kind !== 'http') return true;
    return this.detail ? unknownCodes.has(this.code) : this.status >= 500;
  }
}
