import type { Cents } from '@payfac/domain/money';
import type * as z from 'zod/mini';
import type { Area, Endpoint, Input, Output } from '../kernel/endpoint.ts';
import type { Open } from '../kernel/tolerant.ts';
import type { Cancelled } from './cancelled.ts';
import type { Caller, CallOptions, CsvDownload, CsvOptions, PagesOptions } from './options.ts';
import type { WrittenAreas } from './written-areas.ts';

/** In a session a newer load of a list cancels the earlier one; with an API key every load completes. */
type Cancellable<E extends Endpoint, C extends Caller, T> = C extends 'server'
  ? T
  : E extends { readonly list: true }
    ? T | Cancelled
    : T;

/** A partner's server accepts enumeration values that its version doesn't know. */
type Read<C extends Caller, T> = C extends 'server' ? Open<T> : T;

/** A response in wire format: dollars as JSON numbers, instants as ISO text. */
export type Wire<E extends Endpoint> = z.input<E['output']>;

/** One row of a list. */
export type Row<E extends Endpoint> =
  Output<E> extends { readonly data: readonly (infer R)[] } ? R : never;

/** A response with its status and headers; the data is unchecked, in wire format. */
export interface RawResponse<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
}

type Arguments<E extends Endpoint, I, O> = E extends { readonly movesMoney: true }
  ? [input: I, options: O]
  : Partial<I> extends I
    ? [input?: I, options?: O]
    : [input: I, options?: O];

interface Sends<A extends readonly unknown[], T, W> {
  (...args: A): Promise<T>;
  /** The same call; resolves to status, headers and the JSON in wire format: dollars, ISO text. */
  readonly raw: (...args: A) => Promise<W>;
}

/** The input of a call that takes none. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- that is what it is
export type NoInput = Record<never, never>;

/** A call with a CSV export. */
export interface WithCsv<A extends readonly unknown[]> {
  /** The export of the same query, as a stream. */
  readonly csv: (...args: A) => Promise<CsvDownload>;
}

/** A call that loads a list by pages. */
export interface WithPages<A extends readonly unknown[], R> {
  /**
   * Every row of every page, loaded on demand in a lane of its own: it neither cancels other loads nor is cancelled by
   * them. 100 rows per page unless `pageSize` is set. Throws the signal's reason on abort, so that a partial list is
   * never taken for the whole.
   */
  readonly all: (...args: A) => AsyncIterableIterator<R>;
}

/**
 * A call inferred from its contract. `R` decides how its response is read: API keys read open enumerations. `I` is its
 * input, `W` its response in wire format.
 */
export type InferredCall<
  E extends Endpoint,
  C extends Caller,
  R extends Caller = C,
  I = Input<E>,
  W = Read<R, Wire<E>>,
> = Sends<
  Arguments<E, I, CallOptions<E, C>>,
  Cancellable<E, C, Read<R, Output<E>>>,
  Cancellable<E, C, RawResponse<W>>
> &
  (E extends { readonly csv: string } ? WithCsv<Arguments<E, I, CsvOptions>> : unknown) &
  (E extends { readonly list: true }
    ? WithPages<Arguments<E, I, PagesOptions>, Read<R, Row<E>>>
    : unknown);

/** The wire format of a response type: dollars for cents, ISO text for instants. */
export type OnWire<T> = T extends Cents
  ? number
  : T extends Date
    ? string
    : T extends string | number
      ? T
      : T extends object
        ? { readonly [K in keyof T]: OnWire<T[K]> }
        : T;

/** A call with written-out types: its arguments, and what it resolves to. */
export type WrittenCall<A extends readonly unknown[], T> = Sends<A, T, RawResponse<OnWire<T>>>;

/** A list call; in a session a newer load cancels the earlier one. */
export type WrittenList<A extends readonly unknown[], T, C extends Caller> = C extends 'server'
  ? WrittenCall<A, T>
  : Sends<A, T | Cancelled, RawResponse<OnWire<T>> | Cancelled>;

type AnyCall = (...args: never) => unknown;

/**
 * One call. In a session list loads may resolve to `cancelled`; otherwise a call resolves, throws `ApiError`, or, when
 * the caller's own signal aborts, throws that signal's reason. The package writes out the types of its own calls
 * (`scripts/write-types.ts`); other contracts' are inferred.
 */
export type Call<
  E extends Endpoint,
  C extends Caller = 'session',
> = E['id'] extends `${infer A}.${infer N}`
  ? WrittenAreas<C> extends { readonly [K in A]: { readonly [M in N]: infer W extends AnyCall } }
    ? W
    : InferredCall<E, C>
  : InferredCall<E, C>;

/** The calls of one area: `api.transactions`. */
export type AreaClient<A extends Area, C extends Caller = 'session'> = {
  readonly [N in keyof A]: Call<A[N], C>;
};

/** The areas a client was given, each with its calls. */
export type Client<A extends Readonly<Record<string, Area>>, C extends Caller = 'session'> = {
  readonly [K in keyof A]: AreaClient<A[K], C>;
};
