import type { Endpoint } from '../kernel/endpoint.ts';
import { headers } from '../kernel/headers.ts';
import { tolerant } from '../kernel/tolerant.ts';
import { ApiError } from './api-error.ts';
import type { RawResponse } from './call.ts';
import { CallEnd } from './call-end.ts';
import { cancelled } from './cancelled.ts';
import { type EncodedCall, encodeCall, type RawInput } from './encode.ts';
import { invalidArgument, parseJson, unreadableResponse } from './failures.ts';
import type { Lanes } from './lanes.ts';
import type { ClientOptions } from './options.ts';
import { mayRepeat, waitToRepeat } from './repeat.ts';
import { reportChanges } from './report-changes.ts';
import { remember } from './request-id.ts';
import { type Attempt, type Connection, receive, send } from './transport.ts';

const defaultTimeoutMs = 30_000;

/** Options of a call as passed, from typed code or plain JavaScript. */
export interface RawOptions {
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly lane?: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Default URL of the platform's services, next to the payments API. */
const platformOf = ({ baseUrl, platformUrl }: ClientOptions): string =>
  platformUrl ?? baseUrl.replace(/\/api\/v1\/?$/, '/v1');

/** Encodes an input, or throws the `ApiError` that says what is wrong with it. */
export function encoded(endpoint: Endpoint, options: ClientOptions, input: RawInput): EncodedCall {
  const base = endpoint.base === 'platform' ? platformOf(options) : options.baseUrl;
  const encoding = encodeCall(endpoint, base, input);
  if (encoding.ok) return encoding.call;
  throw invalidArgument(endpoint, encoding.problems);
}

/** A response in wire format with its status and headers. */
function asItCame(
  endpoint: Endpoint,
  options: ClientOptions,
  response: Response,
  text: string,
): RawResponse<unknown> {
  const data = parseJson(text);
  if (data === undefined) throw unreadableResponse(endpoint, options, response);
  const requestId = response.headers.get(headers.requestId) ?? undefined;
  return { data, status: response.status, headers: response.headers, requestId };
}

/** Reads a response by the endpoint's schema; for API keys unknown values are accepted. */
function decoded(
  endpoint: Endpoint,
  response: Response,
  text: string,
  options: ClientOptions,
): unknown {
  const { apiKey, onInvalidResponse } = options;
  const schema = apiKey === undefined ? endpoint.output : tolerant(endpoint.output);
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  onInvalidResponse?.(endpoint.id, parsed.error);
  throw unreadableResponse(endpoint, options, response, parsed.error);
}

/** Makes one call, including retries. List loads enter their lane, if they have one. */
export async function perform(
  endpoint: Endpoint,
  connection: Connection,
  lanes: Lanes | undefined,
  input: RawInput = {},
  options: RawOptions = {},
  isRaw = false,
): Promise<unknown> {
  const call = encoded(endpoint, connection.options, input);
  if (endpoint.movesMoney && !options.idempotencyKey) {
    throw invalidArgument(endpoint, [{ path: 'idempotencyKey', message: 'Enter a value.' }]);
  }
  const makesKey = endpoint.creates && connection.options.apiKey !== undefined;
  const timeoutMs = options.timeoutMs ?? connection.options.timeoutMs ?? defaultTimeoutMs;
  const end = new CallEnd(timeoutMs, options.signal);
  const lane = endpoint.list && lanes;
  const leave = lane?.enter(options.lane ?? `${endpoint.method} ${endpoint.path}`, end.controller);
  const attempt: Attempt = {
    call,
    accept: 'application/json',
    idempotencyKey: options.idempotencyKey ?? (makesKey ? crypto.randomUUID() : undefined),
    headers: options.headers,
    signal: end.signal,
    isLate: () => end.isLate,
  };
  try {
    const result = await repeated(endpoint, connection, attempt, end, timeoutMs, isRaw);
    reportChanges(endpoint, connection.options);
    return result;
  } catch (problem) {
    if (end.isCancelled && lane) return cancelled;
    reportChanges(endpoint, connection.options, problem);
    throw problem;
  } finally {
    leave?.();
    end.release();
  }
}

async function repeated(
  endpoint: Endpoint,
  connection: Connection,
  attempt: Attempt,
  end: CallEnd,
  timeoutMs: number,
  isRaw: boolean,
): Promise<unknown> {
  const { options } = connection;
  const isKeyed = attempt.idempotencyKey !== undefined;
  for (let repeat = 0; ; repeat += 1) {
    attempt.repeat = repeat;
    try {
      const response = await send(endpoint, connection, attempt);
      const text = await receive(endpoint, connection, attempt, response);
      if (isRaw) return asItCame(endpoint, connection.options, response, text);
      return remember(decoded(endpoint, response, text, options), response);
    } catch (problem) {
      const isFinal =
        !(problem instanceof ApiError) ||
        options.retry === false ||
        !mayRepeat(endpoint, problem, options.apiKey !== undefined, isKeyed) ||
        !(await waitToRepeat(repeat, problem, options.retry ?? {}, end, timeoutMs));
      if (end.isCancelled) throw end.signal.reason;
      if (isFinal) throw problem;
    }
  }
}
