import type { Ability } from '@payfac/domain/access';
import type * as z from 'zod/mini';
import type { FailureText } from './failure.ts';
import type { RecordKind } from './record-kinds.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The server that handles it: the payments API (`/api/v1`) or the platform's services (`/v1`). */
export type Base = 'payments' | 'platform';

/**
 * Who may call: `public` needs no session, `sign-on` needs the sign-on cookie, `signed-in` any bearer session; a list
 * of abilities requires at least one of them.
 */
export type Access = 'public' | 'sign-on' | 'signed-in' | readonly Ability[];

/** A read-only call. */
interface Reading {
  /** Record kinds it shows, other than by name: stale once a call changed any of them. */
  readonly reads: readonly RecordKind[];
  readonly changes?: never;
}

/** A call that may write. */
interface Writing {
  /** Record kinds it may change in what other calls show; empty when it changes nothing visible. */
  readonly changes: readonly RecordKind[];
  readonly reads?: never;
}

interface Declared {
  readonly id: string;
  readonly base?: Base;
  /** Path below the base URL, without a leading slash; parameters in braces. */
  readonly path: string;
  readonly access: Access;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  /** Returns the message shown when the call fails. */
  readonly failure: FailureText;
  /** A list load: a newer one cancels an earlier one of its lane. */
  readonly list?: true;
  /** File name of the CSV export. */
  readonly csv?: string;
  /** The query parameter that requests the export, when it isn't `export`. */
  readonly csvQuery?: 'exportFormat';
  /** Returns the message when the export fails, when it differs from the list's. */
  readonly csvFailure?: FailureText;
  /** Requires an Idempotency-Key, so that a repeated call moves money once. */
  readonly movesMoney?: true;
  /** Creates a record: with an optional Idempotency-Key, a repeated call creates it once. */
  readonly creates?: true;
  /** For a call beyond the required ones: why a screen needs it. */
  readonly extension?: string;
  /** The body is sent as a form with a file, not as JSON: `{ file, … }`. */
  readonly multipart?: true;
}

/**
 * One call of the product. Everything else (client, server checks, OpenAPI) derives from these. A GET reads; any other
 * call declares whether it reads, or what it changes.
 */
export type Endpoint = Declared &
  (
    | ({ readonly method: 'GET' } & Reading)
    | ({ readonly method: Exclude<Method, 'GET'> } & (Reading | Writing))
  );

export type Area = Readonly<Record<string, Endpoint>>;

/** The calls of an area with their summaries: editors show the type of an area only by name. */
export type Calls<A extends Area, N extends keyof A = keyof A> = { readonly [K in N]: A[K] };

type Part<E, K extends 'params' | 'query' | 'body', Optional extends boolean> = E extends {
  readonly [P in K]: infer S extends z.ZodMiniType;
}
  ? Optional extends true
    ? { readonly [P in K]?: z.output<S> }
    : { readonly [P in K]: z.output<S> }
  : unknown;

type Parts<E extends Endpoint> = Part<E, 'params', false> &
  Part<E, 'query', true> &
  Part<E, 'body', false>;

/**
 * A caller's input: params, query and body, in code types (cents, dates). A single object, so that editors show its
 * fields rather than how it is composed.
 */
export type Input<E extends Endpoint> = { [K in keyof Parts<E>]: Parts<E>[K] };

export type Output<E extends Endpoint> = z.output<E['output']>;
