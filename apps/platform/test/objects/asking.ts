import * as z from 'zod/mini';
import { refusalOf } from '../answers.ts';
import { type Effects, withEffects } from '../effects.ts';
import type { InjectedApi, InjectedResponse } from '../injected-api.ts';
import { type AnySent, addressOf } from '../proof/scene.ts';
import type { ObjectCall, Proved } from '../proofs.ts';
import type { ObjectIds, Place } from './places.ts';
import type { Verdict } from './reach.ts';

/** Written whoever asks for what: when a session was last used, what was asked, of the processor as
 * well, and what a key was told. */
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

/** What is sent, with ids in the place of `{…}`. */
export function filledIn(sent: AnySent, ids: ObjectIds): AnySent {
  const text = JSON.stringify({ params: sent.params, query: sent.query, body: sent.body });
  return JSON.parse(
    text.replaceAll(/\{(\w+)\}/g, (_name, kind: string) => ids[kind] ?? `no ${kind}`),
  );
}

let requests = 0;

type Headers = Readonly<Record<string, string>>;

/** What asks for something, each time as a first attempt. */
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

/** Asks for something and takes back what it did. */
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

/** What a bulk call says of the one row it was asked for. */
const bulkReason = ({ body }: InjectedResponse): string | undefined =>
  z.object({ failed: z.array(z.object({ message: z.string() })) }).parse(body).failed[0]?.message;

/** How a response is to be read, beside what the same person is told of what does not exist. */
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

/** Whose objects were asked for, and which accounts there are: a call may make further ones. */
export interface Asked {
  readonly place: Place;
  readonly account: string | undefined;
  readonly accounts: ReadonlySet<string>;
}

/** What was written beyond what may be: anything by who is refused, another account's by who is not. */
function surpriseOf(
  line: ObjectCall,
  verdict: Verdict,
  { account: own, accounts }: Asked,
  { tables, accounts: of }: Effects,
) {
  // A refused call is recorded as such; a bulk call with all of its rows refused.
  const noted = verdict === 'refused' || line.sent.isBulk ? 'user_activities' : undefined;
  const written = tables.filter((table) => table !== noted);
  if (verdict !== 'reached') return written.length > 0 ? `wrote ${written.join(', ')}` : undefined;
  const others = of.filter((account) => account !== own && accounts.has(account));
  return others.length > 0
    ? `wrote rows of ${others.join(', ')} into ${written.join(', ')}`
    : undefined;
}

/** What is wrong with an outcome: reached or not as it should be, and its effects. */
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
