import type { Endpoint } from '../kernel/endpoint.ts';
import type { ApiError } from './api-error.ts';
import type { CallEnd } from './call-end.ts';
import type { RetryOptions } from './options.ts';

const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Whether a failed call may be retried automatically. Reads (GET, list loads): after no response or a temporary one.
 * With an API key also: calls refused with 429 and Retry-After, since the server refuses before it starts, and calls
 * with an idempotency key while their outcome is unknown. In a session writes are never retried: the user resends them.
 */
export function mayRepeat(
  endpoint: Endpoint,
  error: ApiError,
  hasApiKey: boolean,
  hasIdempotencyKey: boolean,
): boolean {
  if (error.kind !== 'network' && error.kind !== 'http') return false;
  const willPass = error.kind === 'network' || passing.has(error.status);
  if (endpoint.method === 'GET' || endpoint.list === true) return willPass;
  if (!hasApiKey) return false;
  if (error.status === 429 && error.retryAfter !== undefined) return true;
  return hasIdempotencyKey && (error.isOutcomeUnknown || error.status === 503);
}

/** Exponential backoff with full jitter, in milliseconds; a wait given by the server takes precedence. */
export function waitBefore(repeat: number, error: ApiError, retry: RetryOptions): number {
  if (error.retryAfter !== undefined) return error.retryAfter * 1000;
  const { baseMs = 250, longestMs = 8000, random = Math.random } = retry;
  return random() * Math.min(longestMs, baseMs * 2 ** repeat);
}

function sleepByTimer(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake);
  });
}

/**
 * Waits before a retry, and returns whether to retry. It doesn't when the wait would exceed the call's timeout, or the
 * call ended meanwhile.
 */
export async function waitToRepeat(
  repeat: number,
  error: ApiError,
  retry: RetryOptions,
  end: CallEnd,
  timeoutMs: number,
): Promise<boolean> {
  if (repeat >= (retry.repeats ?? 2)) return false;
  const wait = waitBefore(repeat, error, retry);
  if (wait >= timeoutMs) return false;
  await (retry.sleep ?? sleepByTimer)(wait, end.signal);
  return !end.signal.aborted;
}
