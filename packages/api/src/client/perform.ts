import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { CallEnd } from './call-end.ts';
import { cancelled } from './cancelled.ts';
import { type EncodedCall, encodeCall, type RawInput } from './encode.ts';
import { invalidArgument, parseJson, unreadableAnswer } from './failures.ts';
import type { Lanes } from './lanes.ts';
import type { ClientOptions } from './options.ts';
import { quickDecode } from './quick-decode.ts';
import { notDecoded } from './quick-leaves.ts';
import { mayRepeat, waitToRepeat } from './repeat.ts';
import { type Attempt, type Connection, receive, send } from './transport.ts';

const defaultTimeoutMs = 30_000;

/** Options of a call as they arrive, from typed code or from plain JavaScript. */
export interface RawOptions {
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly lane?: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly validate?: boolean | undefined;
}

/** Encodes an input, or throws the `ApiError` that names what is wrong with it. */
export function encoded(endpoint: Endpoint, options: ClientOptions, input: RawInput): EncodedCall {
  const base = endpoint.base === 'platform' ? options.platformUrl : options.baseUrl;
  const encoding = encodeCall(endpoint, base, input);
  if (encoding.ok) return encoding.call;
  throw invalidArgument(endpoint, encoding.problems);
}

/** Reads an answer by the endpoint's schema, or as it travelled when it shall not be checked. */
function decoded(
  endpoint: Endpoint,
  response: Response,
  text: string,
  { onInvalidAnswer }: ClientOptions,
  isChecked: boolean,
): unknown {
  const json = parseJson(text);
  if (!isChecked && json !== undefined) return json;
  const quick = quickDecode(endpoint.output, json);
  if (quick !== notDecoded) return quick;
  const parsed = endpoint.output.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  onInvalidAnswer?.(endpoint.id, parsed.error);
  throw unreadableAnswer(endpoint, response, parsed.error);
}

/** Makes one call, repeats included. List loads enter their lane, unless they have none. */
export async function perform(
  endpoint: Endpoint,
  connection: Connection,
  lanes: Lanes | undefined,
  input: RawInput = {},
  options: RawOptions = {},
): Promise<unknown> {
  const call = encoded(endpoint, connection.options, input);
  if (endpoint.movesMoney && !options.idempotencyKey) {
    throw invalidArgument(endpoint, [{ path: 'idempotencyKey', message: 'Enter a value.' }]);
  }
  const timeoutMs = options.timeoutMs ?? connection.options.timeoutMs ?? defaultTimeoutMs;
  const end = new CallEnd(timeoutMs, options.signal);
  const lane = endpoint.list && lanes;
  const leave = lane?.enter(options.lane ?? `${endpoint.method} ${endpoint.path}`, end.controller);
  const attempt: Attempt = {
    call,
    accept: 'application/json',
    idempotencyKey: options.idempotencyKey,
    signal: end.signal,
    isLate: () => end.isLate,
  };
  try {
    return await repeated(
      endpoint,
      connection,
      attempt,
      end,
      timeoutMs,
      options.validate !== false,
    );
  } catch (problem) {
    if (end.isCancelled && lane) return cancelled;
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
  isChecked: boolean,
): Promise<unknown> {
  const { options } = connection;
  for (let repeat = 0; ; repeat += 1) {
    try {
      const response = await send(endpoint, connection, attempt);
      const text = await receive(endpoint, connection, attempt, response);
      return decoded(endpoint, response, text, options, isChecked);
    } catch (problem) {
      const isFinal =
        !(problem instanceof ApiError) ||
        options.retry === false ||
        !mayRepeat(endpoint, problem, options.apiKey !== undefined) ||
        !(await waitToRepeat(repeat, problem, options.retry ?? {}, end, timeoutMs));
      if (end.isCancelled) throw end.signal.reason;
      if (isFinal) throw problem;
    }
  }
}
