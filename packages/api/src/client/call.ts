import type * as z from 'zod/mini';
import type { Area, Endpoint, Input, Output } from '../contract/endpoint.ts';
import type { Cancelled } from './cancelled.ts';
import type { CallOptions, CsvDownload, CsvOptions, PagesOptions, WireOptions } from './options.ts';

type Cancellable<E extends Endpoint, T> = E extends { readonly list: true } ? T | Cancelled : T;

/** An answer as it travels: dollars as JSON numbers, instants as ISO text. */
export type Wire<E extends Endpoint> = z.input<E['output']>;

/** One row of a list. */
export type Row<E extends Endpoint> =
  Output<E> extends { readonly data: readonly (infer R)[] } ? R : never;

type HasNoInput<E extends Endpoint> = Partial<Input<E>> extends Input<E> ? true : false;

type Arguments<E extends Endpoint, O> = E extends { readonly movesMoney: true }
  ? [input: Input<E>, options: O]
  : HasNoInput<E> extends true
    ? [input?: Input<E>, options?: O]
    : [input: Input<E>, options?: O];

interface Send<E extends Endpoint> {
  (
    input: HasNoInput<E> extends true ? Input<E> | undefined : Input<E>,
    options: WireOptions<E>,
  ): Promise<Cancellable<E, Wire<E>>>;
  (...args: Arguments<E, CallOptions<E>>): Promise<Cancellable<E, Output<E>>>;
}

interface Csv<E extends Endpoint> {
  /** The export of the same query, as a stream. */
  readonly csv: (...args: Arguments<E, CsvOptions>) => Promise<CsvDownload>;
}

interface Pages<E extends Endpoint> {
  /**
   * Every row of every page, loaded as they are asked for, in a lane of its own: it neither cancels
   * other loads nor is cancelled by them. 100 rows a page unless `pageSize` says otherwise. Throws
   * the signal's reason when that aborts, so that a part is never taken for the whole.
   */
  readonly all: (...args: Arguments<E, PagesOptions>) => AsyncIterableIterator<Row<E>>;
}

/**
 * One call. List loads may resolve to `cancelled`; everything else resolves, throws `ApiError`, or,
 * when the caller's own signal aborts, throws that signal's reason.
 */
export type Call<E extends Endpoint> = Send<E> &
  (E extends { readonly csv: string } ? Csv<E> : unknown) &
  (E extends { readonly list: true } ? Pages<E> : unknown);

export type Client<A extends Readonly<Record<string, Area>>> = {
  readonly [K in keyof A]: { readonly [N in keyof A[K]]: Call<A[K][N]> };
};
