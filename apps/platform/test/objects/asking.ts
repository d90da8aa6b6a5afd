import * as z from 'zod/mini';
import { refusalOf } from '../answers.ts';
import { type Effects, withEffects } from '../effects.ts';
import type { InjectedApi, InjectedResponse } from '../injected-api.ts';
import { type AnySent, addressOf } from '../proof/scene.ts';
import type { ObjectCall, Proved } from '../proofs.ts';
import type { ObjectIds, Place } from './places.ts';
import type { Verdict } from './reach.ts';

/**
 * Tables that every request may write: last uses of sessions, request logs including the processor's, and keys'
 * responses.
 */
const bookkeeping: ReadonlySet<string> = new Set([
  'limit_windows',
  'api_keys',
  'api_logs',
  'bearer_sessions',
  'idempotency_keys',
  'processor_sessions',
  'sign_ons',
]);

export interface Outcome extends InjectedResponse {
  readonly effects: Effects;
}

const none: Effects = { tables: [], accounts: [] };

/** The request with ids in place of `{…}`. */
export function filledIn(sent: AnySent, ids: ObjectIds): AnySent {
  const text = JSON.stringify({ params: sent.params, query: sent.query, body: sent.body });
  return JSON.parse(
    text.replaceAll(/\{(\w+)\}/g, (_name, kind: string) => ids[kind] ?? `no ${kind}`),
  );
}

let requests = 0;

type Headers = Readonly<Record<string, string>>;

/** Builds a request; each call is a first attempt. */
export function requestOf(
  { endpoint }: Pick<Proved, 'endpoint'>,
  sent: AnySent,
  headers: Headers,
  ids: ObjectIds,
) {
  requests += 1;
  const { body, ...address } = filledIn(sent, ids);
  return {
    brand: 'harbor',
    method: endpoint.method,
    path: addressOf(endpoint, address),
    ...(body === undefined ? {} : { body }),
    headers: { ...headers, 'idempotency-key': `object-access-${requests}` },
  };
}

/** Sends a request and rolls its changes back. */
export async function ask(
  api: InjectedApi,
  call: Pick<Proved, 'endpoint'>,
  sent: AnySent,
  headers: Headers,
  ids: ObjectIds,
): Promise<Outcome> {
  const request = requestOf(call, sent, headers, ids);
  if (call.endpoint.method === 'GET') return { ...(await api.trial(request)), effects: none };
  return api.rewound(async (pool) => {
    const { result, effects } = await withEffects(pool, bookkeeping, () => api.send(request));
    return { ...result, effects };
  });
}

const refusals: ReadonlySet<unknown> = new Set(['FORBIDDEN', 'NOT_FOR_KEYS']);

export const isRefused = (response: InjectedResponse): boolean =>
  response.status === 403 && refusals.has(refusalOf(response)?.code);

/** A bulk call's error for the single row it was sent. */
const bulkReason = ({ body }: InjectedResponse): string | undefined =>
  z.object({ failed: z.array(z.object({ message: z.string() })) }).parse(body).failed[0]?.message;

/** Classifies a response by comparing it with the same user's response for a missing record. */
function verdictOf(
  line: ObjectCall,
  response: InjectedResponse,
  missing?: InjectedResponse,
): Verdict {
  const said = ({ status, body }: InjectedResponse) =>
    JSON.stringify([status, { ...Object(body), requestId: '' }]);
  if (isRefused(response)) return 'refused';
  if (!missing) return 'reached';
  if (line.sent.isBulk) {
    return bulkReason(response) === bulkReason(missing) ? 'hidden' : 'reached';
  }
  return missing.status === 404 && said(response) === said(missing) ? 'hidden' : 'reached';
}

/** The owner of the requested objects, and the existing accounts, since a call may create more. */
export interface Asked {
  readonly place: Place;
  readonly account: string | undefined;
  readonly accounts: ReadonlySet<string>;
}

/** Writes that aren't allowed: any by a refused caller, another account's by an allowed one. */
function surpriseOf(
  line: ObjectCall,
  verdict: Verdict,
  { account: own, accounts }: Asked,
  { tables, accounts: of }: Effects,
) {
  // A refused call is recorded as an activity; so is a bulk call whose rows are all refused.
  const noted = verdict === 'refused' || line.sent.isBulk ? 'user_activities' : undefined;
  const written = tables.filter((table) => table !== noted);
  if (verdict !== 'reached') return written.length > 0 ? `wrote ${written.join(', ')}` : undefined;
  const others = of.filter((account) => account !== own && accounts.has(account));
  return others.length > 0
    ? `wrote rows of ${others.join(', ')} into ${written.join(', ')}`
    : undefined;
}

/** The error in an outcome: access that doesn't match the rule, or wrong effects. */
export function wrongOf(
  line: ObjectCall,
  caller: string,
  asked: Asked,
  expected: Verdict,
  response: Outcome,
  missing?: Outcome,
): readonly string[] {
  const verdict = verdictOf(line, response, missing);
  const call = `${line.id} by ${caller} of ${asked.place}`;
  const surprise = surpriseOf(line, verdict, asked, response.effects);
  const said = `${response.status} ${JSON.stringify(response.body).slice(0, 120)}`;
  return [
    ...(verdict === expected && response.status < 500
      ? []
      : [`${call}: ${verdict} (${said}), not ${expected}`]),
    ...(surprise === undefined ? [] : [`${call}: ${verdict}, and ${surprise}`]),
  ];
}
