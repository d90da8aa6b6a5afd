import type { Endpoint } from '@payfac/api/contract';
import type * as z from 'zod/mini';
import { type Answer, answerOf } from '../answers.ts';
import { newKey, type TestApi } from '../api.ts';
import type { TestResponse, TestSession } from '../session.ts';
import type { Person } from './people.ts';

interface Extras {
  /** The caller. Default: an administrator. */
  readonly by?: Person;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The request of any call. */
export interface AnySent extends Extras {
  readonly params?: Readonly<Record<string, string>>;
  /** Bytes are sent verbatim. */
  readonly body?: object;
}

type ParamsOf<E> = E extends { readonly params: infer P extends z.ZodMiniObject }
  ? { readonly params: Readonly<Record<keyof z.output<P>, string>> }
  : { readonly params?: never };
type BodyOf<E> = E extends { readonly body: z.ZodMiniType }
  ? { readonly body: object }
  : { readonly body?: never };

/** The request of a call. */
export type Sent<E extends Endpoint> = Extras & ParamsOf<E> & BodyOf<E>;

type OptionalSent<E extends Endpoint> =
  Sent<E> extends { readonly params?: never; readonly body?: never }
    ? [sent?: Sent<E>]
    : [sent: Sent<E>];

/** The environment of a proof: a seeded platform and signed-in users. `Answers` are the area's responses. */
export interface Scene<Answers = Readonly<Record<string, unknown>>> {
  readonly api: TestApi;
  readonly admin: TestSession;
  readonly provider: TestSession;
  readonly manager: TestSession;
  /** The last response of a call in the area. */
  made<K extends keyof Answers>(this: void, key: K): Answers[K];
  /** Makes a call that must succeed, to create what another one needs. */
  send<E extends Endpoint>(this: void, endpoint: E, ...sent: OptionalSent<E>): Promise<Answer<E>>;
}

/** The path of a call. Path parameters that aren't given name a missing record. */
export function addressOf(
  { base, path }: Endpoint,
  { params = {}, query = {} }: AnySent = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'none-such');
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  const at = base === 'platform' ? `/v1/${filled}` : `/api/v1/${filled}`;
  return search.size > 0 ? `${at}?${search}` : at;
}

/** Sends a call; each time is a first attempt. */
export const sendBy = (
  session: TestSession,
  endpoint: Endpoint,
  sent: AnySent,
): Promise<TestResponse> =>
  session.call(addressOf(endpoint, sent), {
    method: endpoint.method,
    ...(sent.body instanceof Uint8Array
      ? { rawBody: sent.body }
      : sent.body === undefined
        ? {}
        : { body: sent.body }),
    headers: { 'idempotency-key': newKey(), ...sent.headers },
  });

type Sending = (session: TestSession, endpoint: Endpoint, sent: AnySent) => Promise<TestResponse>;

/** The first row of a list, which must have one. */
export function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('The list is empty.');
  return row;
}

/** A scene, and how its users send a proof's requests. */
export interface Stage {
  readonly scene: Scene;
  session(by: Person | undefined): Promise<TestSession>;
  /** Stores a response for later calls. */
  keep(key: string, answer: unknown): void;
  /** Clears an area's responses. */
  forget(): void;
}

/** @param send sends a call; every response passes through it. */
export async function stageOf(api: TestApi, send: Sending = sendBy): Promise<Stage> {
  const people = new Map<Person, TestSession>();
  const session = async (by: Person = 'admin') => {
    const one = people.get(by) ?? (await api.signIn(`${by}@harbor`));
    people.set(by, one);
    return one;
  };
  const answers = new Map<string, unknown>();
  const scene: Scene = {
    api,
    admin: await session('admin'),
    provider: await session('provider'),
    manager: await session('manager'),
    made: (key) => {
      if (!answers.has(key)) throw new Error(`${key} was not made before.`);
      return answers.get(key);
    },
    send: async (endpoint, sent: AnySent = {}) =>
      answerOf(endpoint, await send(await session(sent.by), endpoint, sent)),
  };
  return {
    scene,
    session,
    keep: (key, answer) => answers.set(key, answer),
    forget: () => answers.clear(),
  };
}
