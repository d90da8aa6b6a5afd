import type { FieldProblem } from '@payfac/domain/validation';
import type { Endpoint } from '../kernel/endpoint.ts';
import { headers } from '../kernel/headers.ts';
import { type ServerError, serverErrorSchema } from '../kernel/server-error.ts';
import { notReached, timedOut, unreadable, unreadableOnServer } from '../kernel/session.ts';
import { ApiError, systemCode } from './api-error.ts';
import type { ClientOptions } from './options.ts';

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readServerError(text: string): ServerError | undefined {
  const parsed = serverErrorSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : undefined;
}

/** The error for an input that breaks the contract: it was never sent, and the message names the fields. */
export function invalidArgument(endpoint: Endpoint, problems: readonly FieldProblem[]): ApiError {
  const message = problems
    .map((problem) => (problem.path ? `${problem.path}: ${problem.message}` : problem.message))
    .join(' ');
  return new ApiError({
    kind: 'argument',
    endpoint: endpoint.id,
    message,
    detail: { code: 'INVALID_ARGUMENT', message, errors: [...problems] },
  });
}

/** The error for no response, or an incomplete one. Servers give the cause as a code; browsers don't. */
export function noResponse(endpoint: Endpoint, isLate: boolean, cause: unknown): ApiError {
  const code = isLate ? '' : systemCode(cause);
  const message = isLate ? timedOut : notReached;
  return new ApiError({
    kind: isLate ? 'timeout' : 'network',
    endpoint: endpoint.id,
    message: code ? `${message} (${code})` : message,
    cause,
  });
}

/**
 * The error for a response that breaks the contract. With an API key a developer reads the message: it says what came
 * from which URL, which reveals a wrong `baseUrl`. In a session a user reads it.
 */
export function unreadableResponse(
  endpoint: Endpoint,
  { apiKey }: Pick<ClientOptions, 'apiKey'>,
  response: Response,
  cause?: unknown,
): ApiError {
  const type = response.headers.get('content-type') ?? 'no content type';
  const facts = { status: response.status, type, address: response.url || endpoint.path };
  return new ApiError({
    kind: 'unreadable',
    endpoint: endpoint.id,
    message: apiKey === undefined ? unreadable : unreadableOnServer(facts),
    status: response.status,
    requestId: response.headers.get(headers.requestId) ?? undefined,
    cause: cause ?? new Error(unreadableOnServer(facts)),
  });
}

/** Seconds of a Retry-After header, which holds seconds or a date. */
function retryAfterOf(response: Response): number | undefined {
  const text = response.headers.get('retry-after');
  if (!text) return undefined;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const until = (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(until) ? Math.max(0, until) : undefined;
}

/** The error for an error response. */
export const refusal = (
  endpoint: Endpoint,
  response: Response,
  error: ServerError | undefined,
): ApiError =>
  new ApiError({
    kind: 'http',
    endpoint: endpoint.id,
    message: endpoint.failure({ status: response.status, error }),
    status: response.status,
    requestId: response.headers.get(headers.requestId) ?? error?.requestId,
    detail: error,
    retryAfter: retryAfterOf(response),
  });
