import type { Area, Endpoint, Output } from '@payfac/api/contract';
import type * as z from 'zod/mini';
import type { ContextOf } from './context.ts';
import type { CsvExport } from './csv/export.ts';

type Part<E, K extends 'params' | 'query' | 'body'> = E extends {
  readonly [P in K]: infer S extends z.ZodMiniType;
}
  ? { readonly [P in K]: z.output<S> }
  : unknown;

/** A handler's input: every part that the endpoint has, decoded by its schema. */
export type HandlerInput<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'>;

/**
 * Handles a call. Written as method types, so that handlers of different calls fit into the dispatcher's single table.
 * Each is typed by its own endpoint, whose schemas also decode its input.
 */
type ApiResponse<E extends Endpoint> = {
  of(input: HandlerInput<E>, context: ContextOf<E>): Promise<Output<E>>;
}['of'];

type Export<E extends Endpoint> = {
  of(input: HandlerInput<E>, context: ContextOf<E>): Promise<CsvExport>;
}['of'];

/**
 * An exportable list returns pages and files from one definition. Not an interface, so that handlers of a call fit its
 * twin, which differs only in its id.
 */
type Handler<E extends Endpoint> = E extends { readonly csv: string }
  ? { readonly page: ApiResponse<E>; readonly csv: Export<E> }
  : ApiResponse<E>;

/** The handlers of an area: a missing handler doesn't type-check. */
export type Handlers<A extends Area> = { readonly [K in keyof A]: Handler<A[K]> };
