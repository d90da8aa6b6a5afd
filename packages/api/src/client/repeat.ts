import type { Endpoint } from '../kernel/endpoint.ts';
import type { ApiError } from './api-error.ts';
import type { CallEnd } from './call-end.ts';
import type { RetryOptions } from './options.ts';

const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Whether a failed call may be sent again without asking. Reads (GET, list loads) after no response or
 * one that will pass. With an API key also what the server turned away with 429 and Retry-After, which
 * it does before it begins, and what has an idempotency key, while its outcome is unknown. In a session
 * nothing that writes is: a person sends it again.
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

/** Exponential backoff with full jitter, in milliseconds; a wait the server names is kept to. */
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
 * Waits before a repeat, and returns whether there is one. There is none when the wait would outlast
 * the call's time-out, or the call has ended meanwhile.
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
