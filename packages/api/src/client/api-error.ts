import type { ErrorCode } from '../kernel/error-codes.ts';
import type { ServerError } from '../kernel/server-error.ts';
import type { OtherText } from '../kernel/tolerant.ts';

/**
 * Why a call failed: `argument` never left the machine, `network` and `timeout` got no response,
 * `http` was answered with an error, `unreadable` with something that breaks the contract.
 */
export type ApiErrorKind = 'argument' | 'network' | 'timeout' | 'http' | 'unreadable';

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** The endpoint's id, such as `transactions.saleCard`. */
  readonly endpoint: string;
  /** The text for people, from the catalogue. */
  readonly message: string;
  /** HTTP status; 0 when there was no response. */
  readonly status?: number;
  readonly requestId?: string | undefined;
  readonly detail?: ServerError | undefined;
  /** Seconds after which the call may be repeated, from Retry-After. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The code of a system's error, such as `ECONNREFUSED`, however deep it lies. */
export function systemCode(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return '';
  const code: unknown = Reflect.get(problem, 'code');
  return typeof code === 'string' ? code : systemCode(Reflect.get(problem, 'cause'));
}

/** Codes of responses after which the call may still take effect, or have taken it. */
const unknownCodes: ReadonlySet<string> = new Set(['OUTCOME_UNKNOWN', 'STILL_RUNNING', 'INTERNAL']);

/** The one error a call fails with. `message` can be shown as it is. */
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

  /** The area of the contract, such as `transactions`. */
  get area(): string {
    return this.endpoint.slice(0, this.endpoint.indexOf('.'));
  }

  /**
   * The server's stable code, for instance `OVER_REFUND`, `INVALID_ARGUMENT`, or the system's when no
   * answer came, such as `ECONNREFUSED`; empty when there is none.
   */
  get code(): ErrorCode | OtherText {
    return this.detail?.code ?? systemCode(this.cause);
  }

  /** The processor's response code of a payment that was declined, such as `51`. */
  get declineCode(): string | undefined {
    return this.detail?.declineCode;
  }

  /**
   * Whether the call may have taken effect although it failed. Repeat it with the same idempotency
   * key to find out; never start a new attempt.
   */
  get isOutcomeUnknown(): boolean {
    if (this.kind === 'argument') return false;
    if (this.kind !== 'http') return true;
    return this.detail ? unknownCodes.has(this.code) : this.status >= 500;
  }
}
