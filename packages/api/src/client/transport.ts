import { createFetch } from 'ofetch';
import type { Endpoint } from '../kernel/endpoint.ts';
import { headers } from '../kernel/headers.ts';
import { wrongAddress } from '../kernel/session.ts';
import type { EncodedCall } from './encode.ts';
import { noResponse, readServerError, refusal, unreadableResponse } from './failures.ts';
import { Lanes } from './lanes.ts';
import type { ClientOptions, RequestEvent } from './options.ts';
import { readText, TooLarge } from './read-text.ts';
import { SessionWatch } from './session-watch.ts';

const errorBytes = 1_048_576;

/** The request options passed to fetch. */
interface FetchInit {
  method: Endpoint['method'];
  credentials: 'omit' | 'include';
  headers: Record<string, string>;
  signal?: AbortSignal;
  body?: string | FormData;
}

/**
 * State that all calls over one connection share: session, version watch, list lanes. Several clients may use one
 * connection, so that each part of an app bundles only the areas it calls.
 */
export interface Connection<O extends ClientOptions = ClientOptions> {
  readonly options: O;
  readonly watch: SessionWatch;
  readonly lanes: Lanes;
  readonly fetcher: { readonly native: (url: string, init: FetchInit) => Promise<Response> };
}

/** A path without an origin works in a page, and with the caller's own `fetch`. */
const takesPaths = (options: ClientOptions): boolean =>
  options.fetch !== undefined || 'location' in globalThis;

/** A misconfigured URL fails here, not as an unreachable network. */
function checkAddress(name: string, value: unknown, options: ClientOptions): void {
  const text = typeof value === 'string' ? value : '';
  const isPath = text.startsWith('/') && takesPaths(options);
  const isWhole = /^https?:/.test(text) && URL.canParse(text);
  if (!isPath && !isWhole) throw new TypeError(wrongAddress(name, value));
}

/**
 * Opens a connection for `createClient`. Throws when `baseUrl` is not a URL. Nothing is sent until the first call. Uses
 * ofetch only for its choice of `fetch`: retries, errors and bodies follow the contract here, and doing them twice
 * costs a tenth of a call.
 */
export function connect<const O extends ClientOptions>(options: O): Connection<O> {
  checkAddress('baseUrl', options.baseUrl, options);
  if (options.platformUrl !== undefined) checkAddress('platformUrl', options.platformUrl, options);
  return {
    options,
    watch: new SessionWatch(options),
    lanes: new Lanes(),
    fetcher: createFetch(options.fetch ? { fetch: options.fetch } : {}),
  };
}

/** One attempt of a call. */
export interface Attempt {
  readonly call: EncodedCall;
  readonly accept: 'application/json' | 'text/csv';
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Number of retries before this attempt. */
  repeat?: number;
  readonly signal: AbortSignal | undefined;
  /** Whether the call's own timeout aborted the signal. */
  readonly isLate: () => boolean;
}

/** Header names are case-insensitive. */
function addTo(sent: Record<string, string>, extra: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(extra)) sent[name.toLowerCase()] = value;
}

function headersOf(
  { options }: Connection,
  { call, accept, idempotencyKey, headers: ofCall }: Attempt,
  token: string | undefined,
): Record<string, string> {
  const ofClient = typeof options.headers === 'function' ? options.headers() : options.headers;
  const sent: Record<string, string> = { accept };
  if (ofClient) addTo(sent, ofClient);
  if (ofCall) addTo(sent, ofCall);
  if (typeof call.body === 'string') sent['content-type'] = 'application/json';
  const bearer = options.apiKey ?? token;
  if (bearer) sent['authorization'] = `Bearer ${bearer}`;
  const zone = options.getTimeZone?.();
  if (zone) sent[headers.timeZone] = zone;
  if (idempotencyKey) sent[headers.idempotencyKey] = idempotencyKey;
  return sent;
}

const eventOf = (endpoint: Endpoint, attempt: Attempt): RequestEvent => ({
  endpoint: endpoint.id,
  method: endpoint.method,
  url: attempt.call.url,
  attempt: (attempt.repeat ?? 0) + 1,
  idempotencyKey: attempt.idempotencyKey,
});

/** Sends a request, and calls `onRequest` and `onResponse`. */
async function told(
  endpoint: Endpoint,
  { options, fetcher }: Connection,
  attempt: Attempt,
  init: FetchInit,
): Promise<Response> {
  const { onRequest, onResponse } = options;
  if (!onRequest && !onResponse) return fetcher.native(attempt.call.url, init);
  const event = eventOf(endpoint, attempt);
  onRequest?.(event);
  const began = performance.now();
  const tell = (status: number, requestId: string | undefined, error?: unknown) =>
    onResponse?.({ ...event, status, requestId, elapsedMs: performance.now() - began, error });
  try {
    const response = await fetcher.native(attempt.call.url, init);
    tell(response.status, response.headers.get(headers.requestId) ?? undefined);
    return response;
  } catch (problem) {
    tell(0, undefined, problem);
    throw problem;
  }
}

/**
 * Sends a call once and returns the raw response, or throws one `ApiError`. When the caller or a newer load aborted it,
 * the abort reason is rethrown unchanged.
 */
export async function send(
  endpoint: Endpoint,
  connection: Connection,
  attempt: Attempt,
): Promise<Response> {
  const { options, watch } = connection;
  const token = options.getToken?.();
  const isSignedIn = token !== undefined;
  const init: FetchInit = {
    method: endpoint.method,
    credentials: options.apiKey ? 'omit' : 'include',
    headers: headersOf(connection, attempt, token),
  };
  if (attempt.signal) init.signal = attempt.signal;
  if (attempt.call.body !== undefined) init.body = attempt.call.body;

  let response: Response;
  try {
    response = await told(endpoint, connection, attempt, init);
  } catch (cause) {
    throw interruption(endpoint, attempt, cause);
  }
  watch.readHeaders(response.headers, isSignedIn);
  if (response.ok) return response;

  const text = await readText(response, errorBytes).catch(() => '');
  const error = readServerError(text);
  watch.readFailure(endpoint, response.status, error?.message ?? '', isSignedIn);
  throw refusal(endpoint, response, error);
}

/** Reads the text of a response, or throws one `ApiError`. */
export function receive(
  endpoint: Endpoint,
  { options }: Connection,
  attempt: Attempt,
  response: Response,
): Promise<string> {
  const limit = options.maximumResponseBytes ?? 16_777_216;
  return readText(response, limit).catch((problem: unknown) => {
    if (!(problem instanceof TooLarge)) throw interruption(endpoint, attempt, problem);
    options.onInvalidResponse?.(endpoint.id, problem);
    throw unreadableResponse(endpoint, options, response, problem);
  });
}

/** The error of an interrupted wait: timeout, connection, or an abort that is passed on unchanged. */
function interruption(endpoint: Endpoint, attempt: Attempt, cause: unknown): unknown {
  const isLate = attempt.isLate();
  return attempt.signal?.aborted === true && !isLate ? cause : noResponse(endpoint, isLate, cause);
}
