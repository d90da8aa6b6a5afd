import { type $Fetch, createFetch } from 'ofetch';
import type { Endpoint } from '../contract/endpoint.ts';
import { headers } from '../contract/headers.ts';
import { type ServerError, serverErrorSchema } from '../contract/server-error.ts';
import { notReached, timedOut, unreadable } from '../messages/session.ts';
import { ApiError } from './api-error.ts';
import { encodeCall, type RawInput } from './encode.ts';
import type { ClientOptions } from './options.ts';
import { SessionWatch } from './session-watch.ts';

const defaultTimeoutMs = 30_000;

/** What every call of one client shares. */
export interface Connection {
  readonly options: ClientOptions;
  readonly watch: SessionWatch;
  readonly fetcher: $Fetch;
}

export const connect = (options: ClientOptions): Connection => ({
  options,
  watch: new SessionWatch(options),
  fetcher: createFetch(options.fetch ? { fetch: options.fetch } : {}),
});

export interface Sending {
  readonly input: RawInput;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly csv?: boolean;
}

const fieldMessage = (problems: readonly { readonly path: string; readonly message: string }[]) =>
  problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join(' ');

function parseJson(text: string): unknown {
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

/** Sends one call and answers the raw response, or throws one `ApiError`. An abort is rethrown as it is. */
export async function send(
  endpoint: Endpoint,
  { options, watch, fetcher }: Connection,
  sending: Sending,
): Promise<Response> {
  const base = endpoint.base === 'platform' ? options.platformUrl : options.baseUrl;
  const encoding = encodeCall(endpoint, base, sending.input);
  if (!encoding.ok) {
    throw new ApiError({
      kind: 'argument',
      endpoint: endpoint.id,
      message: fieldMessage(encoding.problems),
      detail: {
        code: 'INVALID_ARGUMENT',
        message: fieldMessage(encoding.problems),
        errors: [...encoding.problems],
      },
    });
  }
  const token = options.getToken?.();
  const zone = options.getTimeZone?.();
  const { url, body } = encoding.call;
  const exportUrl = sending.csv ? `${url}${url.includes('?') ? '&' : '?'}export=csv` : url;
  const timeout = AbortSignal.timeout(sending.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs);
  const signals = sending.csv ? [] : [timeout];
  if (sending.signal) signals.push(sending.signal);

  let response: Response;
  try {
    response = await fetcher.raw(exportUrl, {
      retry: false,
      ignoreResponseError: true,
      responseType: 'stream',
      method: endpoint.method,
      credentials: 'include',
      signal: AbortSignal.any(signals),
      headers: {
        accept: sending.csv ? 'text/csv' : 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(zone ? { [headers.timeZone]: zone } : {}),
        ...(sending.idempotencyKey ? { [headers.idempotencyKey]: sending.idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
  } catch (cause) {
    if (sending.signal?.aborted) throw cause;
    const late = timeout.aborted;
    throw new ApiError({
      kind: late ? 'timeout' : 'network',
      endpoint: endpoint.id,
      message: late ? timedOut : notReached,
      cause,
    });
  }
  watch.readHeaders(response.headers, token !== undefined);
  if (response.ok) return response;

  const error = readServerError(await response.text().catch(() => ''));
  watch.readFailure(endpoint, response.status, error?.message ?? '', token !== undefined);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new ApiError({
    kind: 'http',
    endpoint: endpoint.id,
    message: endpoint.failure({ status: response.status, error }),
    status: response.status,
    requestId: response.headers.get(headers.requestId) ?? undefined,
    detail: error,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

/** Reads a whole answer by the endpoint's output schema. */
export async function readAnswer(
  endpoint: Endpoint,
  response: Response,
  options: ClientOptions,
): Promise<unknown> {
  const parsed = endpoint.output.safeParse(parseJson(await response.text()));
  if (parsed.success) return parsed.data;
  options.onInvalidAnswer?.(endpoint.id, parsed.error);
  throw new ApiError({
    kind: 'unreadable',
    endpoint: endpoint.id,
    message: unreadable,
    status: response.status,
    requestId: response.headers.get(headers.requestId) ?? undefined,
    cause: parsed.error,
  });
}
