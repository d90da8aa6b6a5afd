import type * as z from 'zod/mini';
import type { Area, Endpoint, Input, Output } from '../contract/endpoint.ts';
import type { Open } from '../contract/tolerant.ts';
import type { Cancelled } from './cancelled.ts';
import type { Caller, CallOptions, CsvDownload, CsvOptions, PagesOptions } from './options.ts';

/** In a session a newer load of a list cancels an earlier one; a server's loads are all answered. */
type Cancellable<E extends Endpoint, C extends Caller, T> = C extends 'server'
  ? T
  : E extends { readonly list: true }
    ? T | Cancelled
    : T;

/** A partner's server reads values that its version does not know. */
type Read<C extends Caller, T> = C extends 'server' ? Open<T> : T;

/** A response as it travels: dollars as JSON numbers, instants as ISO text. */
export type Wire<E extends Endpoint> = z.input<E['output']>;

/** One row of a list. */
export type Row<E extends Endpoint> =
  Output<E> extends { readonly data: readonly (infer R)[] } ? R : never;

/** A response with what came around it, its data unchecked and as it travelled. */
export interface RawResponse<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
}

type HasNoInput<E extends Endpoint> = Partial<Input<E>> extends Input<E> ? true : false;

type Arguments<E extends Endpoint, O> = E extends { readonly movesMoney: true }
  ? [input: Input<E>, options: O]
  : HasNoInput<E> extends true
    ? [input?: Input<E>, options?: O]
    : [input: Input<E>, options?: O];

type Send<E extends Endpoint, C extends Caller> = (
  ...args: Arguments<E, CallOptions<E, C>>
) => Promise<Cancellable<E, C, Read<C, Output<E>>>>;

interface Raw<E extends Endpoint, C extends Caller> {
  /** The same call, answered with status, headers and the JSON as it travelled: dollars, ISO text. */
  readonly raw: (
    ...args: Arguments<E, CallOptions<E, C>>
  ) => Promise<Cancellable<E, C, RawResponse<Wire<E>>>>;
}

interface Csv<E extends Endpoint> {
  /** The export of the same query, as a stream. */
  readonly csv: (...args: Arguments<E, CsvOptions>) => Promise<CsvDownload>;
}

interface Pages<E extends Endpoint, C extends Caller> {
  /**
   * Every row of every page, loaded as they are asked for, in a lane of its own: it neither cancels
   * other loads nor is cancelled by them. 100 rows a page unless `pageSize` says otherwise. Throws
   * the signal's reason when that aborts, so that a part is never taken for the whole.
   */
  readonly all: (...args: Arguments<E, PagesOptions>) => AsyncIterableIterator<Read<C, Row<E>>>;
}

/**
 * One call. In a session list loads may resolve to `cancelled`; everything else resolves, throws
 * `ApiError`, or, when the caller's own signal aborts, throws that signal's reason.
 */
export type Call<E extends Endpoint, C extends Caller = 'session'> = Send<E, C> &
  Raw<E, C> &
  (E extends { readonly csv: string } ? Csv<E> : unknown) &
  (E extends { readonly list: true } ? Pages<E, C> : unknown);

/** The calls of one area: `api.transactions`. */
export type AreaClient<A extends Area, C extends Caller = 'session'> = {
  readonly [N in keyof A]: Call<A[N], C>;
};

/** The areas that a client was given, each with its calls. */
export type Client<A extends Readonly<Record<string, Area>>, C extends Caller = 'session'> = {
  readonly [K in keyof A]: AreaClient<A[K], C>;
};
