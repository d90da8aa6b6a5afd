import { headers } from '@payfac/api/contract';
import type { CallFailure } from './failures.ts';

/** The app version that this server expects; the app's package and footer show the same. */
const applicationVersion = '5.45.0';

/** Headers of every response. @param businessTime sent in local environments alone. */
export function responseHeaders(requestId: string, businessTime: Date | undefined): Headers {
  return new Headers({
    [headers.version]: applicationVersion,
    [headers.requestId]: requestId,
    'cache-control': 'no-store',
    ...(businessTime ? { [headers.businessTime]: businessTime.toISOString() } : {}),
  });
}

export function json(status: number, body: unknown, base: Headers): Response {
  const response = new Headers(base);
  response.set('content-type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(body), { status, headers: response });
}

export function failureResponse(failure: CallFailure, base: Headers): Response {
  const { status, error, retryAfter } = failure;
  const requestId = base.get(headers.requestId) ?? undefined;
  const response = json(status, { ...error, requestId }, base);
  if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter));
  return response;
}
