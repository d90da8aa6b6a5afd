import type { Ability } from '@payfac/domain/access';
import type * as z from 'zod/mini';
import type { FailureText } from './failure.ts';
import type { RecordKind } from './record-kinds.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Which of the two servers responds: the payments API (`/api/v1`) or the platform's services (`/v1`). */
export type Base = 'payments' | 'platform';

/**
 * Who may call: `public` needs no session, `sign-on` the sign-on cookie, `signed-in` any bearer
 * session; a list of abilities asks for at least one of them.
 */
export type Access = 'public' | 'sign-on' | 'signed-in' | readonly Ability[];

/** A call that only reads. */
interface Reading {
  /** What it shows, besides the names of other records: stale once a call changed any of these. */
  readonly reads: readonly RecordKind[];
  readonly changes?: never;
}

/** A call that may write. */
interface Writing {
  /** What it may change of what other calls show. None where it changes nothing that is shown. */
  readonly changes: readonly RecordKind[];
  readonly reads?: never;
}

interface Declared {
  readonly id: string;
  readonly base?: Base;
  /** Below the base address, without a leading slash; parameters in braces. */
  readonly path: string;
  readonly access: Access;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  /** The text a person sees when the call fails. */
  readonly failure: FailureText;
  /** A list load: a newer one cancels an earlier one of its lane. */
  readonly list?: true;
  /** The CSV export's file name. */
  readonly csv?: string;
  /** The query that asks for the export, where it is another than `export`. */
  readonly csvQuery?: 'exportFormat';
  /** The text a person sees when the export fails, where it is another than the list's. */
  readonly csvFailure?: FailureText;
  /** Carries an Idempotency-Key, so that a repeated call moves money once. */
  readonly movesMoney?: true;
  /** Makes a record: with an Idempotency-Key, which may go along, a repeated call makes it once. */
  readonly creates?: true;
  /** For a call beyond the required ones: why a screen needs it. */
  readonly extension?: string;
  /** The body travels as a form with a file, not as JSON; it is `{ file, … }`. */
  readonly multipart?: true;
}

/**
 * One call of the product. Everything else (client, server checks, OpenAPI) derives from these. A GET reads;
 * any other call says whether it reads, or what it changes.
 */
export type Endpoint = Declared &
  (
    | ({ readonly method: 'GET' } & Reading)
    | ({ readonly method: Exclude<Method, 'GET'> } & (Reading | Writing))
  );

export type Area = Readonly<Record<string, Endpoint>>;

/** The calls of an area, each with its summary: editors show the type of an area by its name alone. */
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
 * What a caller passes: params, query and body, in code's types (cents, dates). One object, so that
 * editors show what it holds and not how it is put together.
 */
export type Input<E extends Endpoint> = { [K in keyof Parts<E>]: Parts<E>[K] };

export type Output<E extends Endpoint> = z.output<E['output']>;
