import type * as z from 'zod/mini';
import type { Area, Endpoint } from './endpoint.ts';

type Part<E, K extends 'params' | 'query' | 'body' | 'output'> = E extends {
  readonly [P in K]: infer S extends z.ZodMiniType;
}
  ? z.input<S>
  : undefined;

/**
 * One complete exchange in wire format: dollars as JSON numbers, instants as ISO text. The OpenAPI document shows it,
 * and `@payfac/api/testing` returns it.
 */
export interface Example<E extends Endpoint> {
  readonly params?: Part<E, 'params'>;
  readonly query?: Part<E, 'query'>;
  readonly body?: Part<E, 'body'>;
  readonly response: Part<E, 'output'>;
}

/** The examples of an area: a missing one, or one of a different shape, doesn't type-check. */
export type ExamplesOf<A extends Area> = { readonly [K in keyof A]: Example<A[K]> };
