import type { Area, Endpoint, Output } from '@payfac/api/contract';
import type * as z from 'zod/mini';
import type { ContextOf } from './context.ts';
import type { CsvExport } from './csv/export.ts';

type Part<E, K extends 'params' | 'query' | 'body'> = E extends {
  readonly [P in K]: infer S extends z.ZodMiniType;
}
  ? { readonly [P in K]: z.output<S> }
  : unknown;

/** What a handler is given: every part the endpoint has, decoded by its schema. */
export type HandlerInput<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'>;

/**
 * Handles a call. These are written as methods' types, so that handlers of various calls fit into the
 * dispatcher's one table: each is typed here by its own endpoint, and decoded by that same endpoint.
 */
type ApiResponse<E extends Endpoint> = {
  of(input: HandlerInput<E>, context: ContextOf<E>): Promise<Output<E>>;
}['of'];

type Export<E extends Endpoint> = {
  of(input: HandlerInput<E>, context: ContextOf<E>): Promise<CsvExport>;
}['of'];

/**
 * A list that can be exported returns pages and files from one definition. No interface: handlers of a call
 * fit its twin, which differs in its id alone.
 */
type Handler<E extends Endpoint> = E extends { readonly csv: string }
  ? { readonly page: ApiResponse<E>; readonly csv: Export<E> }
  : ApiResponse<E>;

/** The handlers of an area: a call without one does not type-check. */
export type Handlers<A extends Area> = { readonly [K in keyof A]: Handler<A[K]> };
