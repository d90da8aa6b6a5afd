import type { Endpoint } from '@payfac/api/contract';
import type * as z from 'zod/mini';
import { type Answer, answerOf } from '../answers.ts';
import { newKey, type TestApi } from '../api.ts';
import type { TestResponse, TestSession } from '../session.ts';
import type { Person } from './people.ts';

interface Extras {
  /** Who sends it; an administrator when absent. */
  readonly by?: Person;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is sent by any call. */
export interface AnySent extends Extras {
  readonly params?: Readonly<Record<string, string>>;
  /** Bytes are sent as they are. */
  readonly body?: object;
}

type ParamsOf<E> = E extends { readonly params: infer P extends z.ZodMiniObject }
  ? { readonly params: Readonly<Record<keyof z.output<P>, string>> }
  : { readonly params?: never };
type BodyOf<E> = E extends { readonly body: z.ZodMiniType }
  ? { readonly body: object }
  : { readonly body?: never };

/** What is sent by a call. */
export type Sent<E extends Endpoint> = Extras & ParamsOf<E> & BodyOf<E>;

type OptionalSent<E extends Endpoint> =
  Sent<E> extends { readonly params?: never; readonly body?: never }
    ? [sent?: Sent<E>]
    : [sent: Sent<E>];

/** What a proof finds: a seeded platform, and people who are signed in. `Answers` are those of its area. */
export interface Scene<Answers = Readonly<Record<string, unknown>>> {
  readonly api: TestApi;
  readonly admin: TestSession;
  readonly provider: TestSession;
  readonly manager: TestSession;
  /** The last answer of a call of the area. */
  made<K extends keyof Answers>(this: void, key: K): Answers[K];
  /** Makes a call that must succeed, to have what another one needs. */
  send<E extends Endpoint>(this: void, endpoint: E, ...sent: OptionalSent<E>): Promise<Answer<E>>;
}

/** Where a call is found. What the address names beside what is sent is not there. */
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

/** Sends a call, each time as a first attempt. */
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

/** The first row of a list that has one. */
export function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('The list is empty.');
  return row;
}

/** A scene, and how its people send what a proof says. */
export interface Stage {
  readonly scene: Scene;
  session(by: Person | undefined): Promise<TestSession>;
  /** Keeps an answer for the calls after it. */
  keep(key: string, answer: unknown): void;
  /** Forgets the answers of an area. */
  forget(): void;
}

/** @param send what sends a call; every answer goes through it. */
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
