import type { CallOptions, Cancelled, CsvDownload, CsvOptions, Endpoint } from '@payfac/api';
import type { ChartPeriod } from '@payfac/domain/time';
import type * as z from 'zod/mini';
import { send } from '../api/connection.ts';

export interface ListResponse<R> {
  readonly data: readonly R[];
  readonly count: number;
  readonly countIsLowerBound?: boolean | undefined;
}

/** A list call of the contract. */
export type ListEndpoint<S extends z.ZodMiniObject, R> = Endpoint & {
  readonly list: true;
  readonly query: S;
  readonly output: z.ZodMiniType<ListResponse<R>>;
};

interface QueryInput<S extends z.ZodMiniObject> {
  readonly query: z.output<S>;
}

/** The call itself, with its export and its iteration over all pages, if the client has them. */
interface ListCall<S extends z.ZodMiniObject, R> {
  (input: QueryInput<S>, options: CallOptions): Promise<ListResponse<R> | Cancelled>;
  readonly csv?: (input: QueryInput<S>, options: CsvOptions) => Promise<CsvDownload>;
  readonly all: (
    input: QueryInput<S>,
    options: { readonly signal: AbortSignal },
  ) => AsyncIterableIterator<R>;
}

/** A call of the contract that reads by a query. */
export type QueryEndpoint<S extends z.ZodMiniObject, A> = Endpoint & {
  readonly query: S;
  readonly output: z.ZodMiniType<A>;
};

type QueryCall<S extends z.ZodMiniObject, A> = (
  input: { readonly params?: { readonly period: ChartPeriod }; readonly query: z.output<S> },
  options: CallOptions,
) => Promise<A | Cancelled>;

/** The call of a declared endpoint, of which the frame knows the query and the response. */
export function sendDeclared<S extends z.ZodMiniObject, R>(
  endpoint: ListEndpoint<S, R>,
): ListCall<S, R>;
export function sendDeclared<S extends z.ZodMiniObject, A>(
  endpoint: QueryEndpoint<S, A>,
): QueryCall<S, A>;
export function sendDeclared(endpoint: Endpoint): unknown {
  return send(endpoint);
}
