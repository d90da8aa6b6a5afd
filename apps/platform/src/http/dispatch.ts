import { type Endpoint, headers } from '@payfac/api/contract';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { databaseErrorOf } from '../kernel/database/in-transaction.ts';
import { isAtLimit, isDatabaseAway } from '../kernel/database/is-away.ts';
import type { Replica } from '../kernel/database/replica.ts';
import { requestReference } from '../kernel/watch/reference.ts';
import { identify, isAskedFirst, permit } from './access.ts';
import { recordRefusal } from './activities/refusal.ts';
import type { Admission } from './admission/admission.ts';
import type { Answered } from './api-log.ts';
import { callerAddress } from './caller-address.ts';
import type { CallContext, SessionContext } from './context.ts';
import { type CsvExport, csvResponse } from './csv/export.ts';
import { type Decoded, decodeRequest } from './decode.ts';
import { CallFailure } from './failures.ts';
import { misdirected } from './hosts/misdirected.ts';
import type { Place } from './hosts/places.ts';
import { hashBody, type KeyClaim, type StoredResponse } from './idempotency/claim.ts';
import { createOnce } from './idempotency/create-once.ts';
import { type ResolveOperation, readKey, runOnce } from './idempotency/run-once.ts';
import { failureResponse, json, responseHeaders } from './response.ts';
import type { Services } from './services.ts';
import { isFromOwnPage } from './sessions/index.ts';
import { namingFields } from './sought-fields.ts';
import { readTimeZone } from './time-zone.ts';

/** An untyped handler: the registry has checked it against the contract. */
type AnyResponse = { of(input: unknown, context: unknown): Promise<unknown> }['of'];
type AnyExport = { of(input: unknown, context: unknown): Promise<CsvExport> }['of'];
export type AnyHandler =
  | AnyResponse
  | {
      readonly page: AnyResponse;
      readonly csv: AnyExport;
    };

/** The arguments of a call's handler. */
type Carried = [c: Context, context: CallContext | SessionContext, decoded: Decoded, base: Headers];

/** What is known of a request so far, for the log. */
interface Trace {
  context?: CallContext | SessionContext;
  bodyText: string;
}

export interface Dispatch {
  readonly services: Services;
  /** Business time, accurate to one second. */
  readonly time: () => Promise<Date>;
  /** Whether every response includes business time: in local environments. */
  readonly tellsTime: boolean;
  readonly resolve: ResolveOperation;
  /** Logs the request and the response. */
  readonly log: (call: Answered) => void;
  /** Where reads wait for a turn; without it, they run at once. */
  readonly admission?: Admission | undefined;
}

const unexpected = () =>
  new CallFailure({
    status: 500,
    code: 'INTERNAL',
    message: 'Something went wrong. Try again later.',
  });

/** The status of a read whose caller disconnected; it isn't sent, and isn't a failure. */
const givenUpStatus = 499;
const queryCanceled = '57014';
const isGivenUp = (problem: unknown, signal: AbortSignal): boolean =>
  signal.aborted && (problem === signal.reason || databaseErrorOf(problem)?.code === queryCanceled);
const givenUp = (base: Headers) => new Response(null, { status: givenUpStatus, headers: base });

/** Retry-After in seconds, when the database is unreachable. */
const awaySeconds = 7;

const unavailable = () =>
  new CallFailure({
    status: 503,
    code: 'UNAVAILABLE',
    message: 'The service isn’t available right now. Try again in a moment.',
    retryAfter: awaySeconds,
  });

/** The same call's handler with its lists, charts and figures read from a replica. */
interface OnReplica {
  readonly replica: Replica;
  readonly handler: AnyHandler;
}

/** Handles one call of the contract: authentication, authorization, decoding, idempotency, and the response. */
export function respondToCall(
  { services, time, tellsTime, resolve, log, admission }: Dispatch,
  endpoint: Endpoint,
  handler: AnyHandler,
  onReplica?: OnReplica,
) {
  async function run(
    c: Context,
    place: Place,
    requestId: string,
    base: Headers,
    trace: Trace,
  ): Promise<Response> {
    const call = callContext(c, place, requestId, base);
    trace.context = call;
    const leave = await admission?.enter(
      callerOf(call, c.req.header('authorization')),
      call.signal,
    );
    try {
      return await admitted(c, call, base, trace);
    } finally {
      leave?.();
    }
  }

  async function admitted(
    c: Context,
    call: CallContext,
    base: Headers,
    trace: Trace,
  ): Promise<Response> {
    // Starts at once, in parallel with authentication, so that everything committed before the call arrived is
    // included.
    const hasAll = onReplica?.replica.hasAll();
    const context = await identify(services, endpoint, call, {
      authorization: c.req.header('authorization'),
    });
    trace.context = context;
    if ('session' in context) permit(services, endpoint, context);
    const decoded = await decodeRequest(endpoint, {
      params: c.req.param(),
      search: new URL(c.req.url).searchParams,
      contentType: c.req.header('content-type'),
      bytes: () => c.req.arrayBuffer(),
    });
    trace.bodyText = decoded.bodyText;
    try {
      const read = onReplica && (await hasAll) && (await fromReplica(c, context, decoded, base));
      return read || (await carryOut(handler, c, context, decoded, base));
    } catch (problem) {
      throw namingFields(problem, decoded.input.body);
    }
  }

  /** @returns undefined if the replica couldn't answer: the primary is used then. */
  async function fromReplica(...[c, context, ...asked]: Carried): Promise<Response | undefined> {
    if (!onReplica) return undefined;
    try {
      return await carryOut(onReplica.handler, c, context, ...asked);
    } catch (problem) {
      const isOurs = problem instanceof CallFailure || isGivenUp(problem, context.signal);
      if (isOurs || isAtLimit(problem)) throw problem;
      onReplica.replica.failed(problem);
      return undefined;
    }
  }

  async function carryOut(
    by: AnyHandler,
    c: Context,
    context: CallContext | SessionContext,
    decoded: Decoded,
    base: Headers,
  ): Promise<Response> {
    const page = typeof by === 'function' ? by : by.page;
    if (decoded.wantsCsv && typeof by !== 'function') {
      return csvResponse(await by.csv(decoded.input, context), base);
    }
    if (endpoint.movesMoney && 'session' in context) {
      const claim = claimOf(c, context, decoded.bodyText);
      const { status, body } = await runOnce(services.database, claim, resolve, async () =>
        stored(endpoint, await page(decoded.input, { ...context, claim })),
      );
      return json(status, body, base);
    }
    const make = async () => stored(endpoint, await page(decoded.input, context));
    if (endpoint.creates && 'session' in context && c.req.header(headers.idempotencyKey)) {
      const claim = claimOf(c, context, decoded.bodyText);
      const { status, body } = await createOnce(services.database, claim, make);
      return json(status, body, base);
    }
    return json(200, (await make()).body, base);
  }

  return async (c: Context): Promise<Response> => {
    const place = services.places.at(c.req.header('host'));
    if (!place) return misdirected(c.req.path);
    const requestId = requestReference();
    const began = performance.now();
    const trace: Trace = { bodyText: '' };
    const failed = (problem: unknown, base: Headers): Response => {
      if (problem instanceof CallFailure) return failureResponse(problem, base);
      if (isGivenUp(problem, c.req.raw.signal)) return givenUp(base);
      services.onError?.(problem, requestId);
      const isLater = isDatabaseAway(problem) || isAtLimit(problem);
      return failureResponse(isLater ? unavailable() : unexpected(), base);
    };
    async function tellRefusal(
      problem: unknown,
      context: Trace['context'],
      id: string,
    ): Promise<void> {
      const isRefusal = problem instanceof CallFailure && problem.status === 403;
      if (!isRefusal || isAskedFirst(problem.error.code)) return;
      if (!context || !('session' in context)) return;
      await recordRefusal(services.database, context, endpoint).catch((untold: unknown) =>
        services.onError?.(untold, id),
      );
    }
    let startedAt: Date;
    try {
      startedAt = await time();
    } catch (problem) {
      return failed(problem, responseHeaders(requestId, undefined));
    }
    const base = responseHeaders(requestId, tellsTime ? startedAt : undefined);
    const response = await run(c, place, requestId, base, trace).catch(async (problem: unknown) => {
      await tellRefusal(problem, trace.context, requestId);
      return failed(problem, base);
    });
    const { context, bodyText } = trace;
    if (
      context &&
      response.status !== givenUpStatus &&
      response.headers.get('retry-after') !== String(awaySeconds)
    ) {
      const path = c.req.path.replace(/^(?:\/api)?\/v1\//, '');
      const duration = performance.now() - began;
      log({ endpoint, path, context, bodyText, response, startedAt, duration });
    }
    return response;
  };
}

/** The caller whose turn a call takes: the tab or API key, else the browser, else the address. */
const callerOf = ({ cookie, ip }: CallContext, authorization: string | undefined): string =>
  authorization ?? cookie ?? ip ?? '';

const stored = (endpoint: Endpoint, output: unknown): StoredResponse => ({
  status: 200,
  body: z.encode(endpoint.output, output),
});

const claimOf = (c: Context, context: SessionContext, bodyText: string): KeyClaim => ({
  userId: context.session.person.userId,
  key: readKey(c.req.header(headers.idempotencyKey)),
  call: `${c.req.method} ${c.req.path.replace(/^\/api/, '')}`,
  bodyHash: hashBody(bodyText),
  isUntold: context.origin !== undefined,
});

const callContext = (c: Context, place: Place, requestId: string, base: Headers): CallContext => ({
  requestId,
  place,
  origin: c.req.header('origin'),
  isFromOwnPage: isFromOwnPage(c.req.raw.headers),
  cookie: c.req.header('cookie'),
  ip: callerAddress(c),
  userAgent: c.req.header('user-agent'),
  timeZone: readTimeZone(c.req.header(headers.timeZone)),
  signal: c.req.raw.signal,
  setCookie: (cookie) => base.append('set-cookie', cookie),
});
