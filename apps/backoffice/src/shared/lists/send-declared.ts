import type { CallOptions, Cancelled, Endpoint } from '@payfac/api';
import type { ChartPeriod } from '@payfac/domain/time';
import type * as z from 'zod/mini';
import { send } from '../api/connection.ts';
import type { ListCall, ListEndpoint } from './list-endpoint.ts';

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
