import type { Area } from '@payfac/api/contract';
import type { AnyHandler } from './dispatch.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

/** Calls, and what handles each of them under its own name. */
export interface AnsweredArea {
  readonly calls: Area;
  readonly createHandlers: (services: Services) => Readonly<Record<string, AnyHandler>>;
}

/** A call without a handler, or whose handler returns another type, does not type-check. */
export const answered = <A extends Area>(
  calls: A,
  createHandlers: (services: Services) => Handlers<A> & Readonly<Record<string, AnyHandler>>,
): AnsweredArea => ({ calls, createHandlers });
