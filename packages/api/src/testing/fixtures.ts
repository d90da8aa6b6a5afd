import * as areas from '../contract/areas.ts';
import type { Area, Endpoint, Output } from '../kernel/endpoint.ts';
import type { ExamplesOf } from '../kernel/examples.ts';
import * as examples from './examples.ts';

type FixturesOf<A extends Area> = { readonly [K in keyof A]: Output<A[K]> };

/** A response of every call, decoded: cents, dates. */
export type Fixtures = { readonly [A in keyof typeof areas]: FixturesOf<(typeof areas)[A]> };

/** The example response of a call, in wire format. */
export interface Exchange {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly response: unknown;
}

/** An area without examples doesn't type-check. */
const byArea: Readonly<Record<string, Readonly<Record<string, Exchange>> | undefined>> =
  examples satisfies { readonly [A in keyof typeof areas]: ExamplesOf<(typeof areas)[A]> };

/**
 * The example exchange of a call.
 * @throws Error when the contract has no such call.
 */
export function exchangeOf({ id }: Endpoint): Exchange {
  const [area = '', key = ''] = id.split('.');
  const exchange = byArea[area]?.[key];
  if (!exchange) throw new Error(`${id} has no example`);
  return exchange;
}

/** Decodes a response as the client does; created anew on each read, so that tests don't share changes. */
const fixturesOf = (area: Area): object => {
  const fixtures = {};
  for (const [key, endpoint] of Object.entries(area)) {
    const get = (): unknown => endpoint.output.parse(exchangeOf(endpoint).response);
    Object.defineProperty(fixtures, key, { get, enumerable: true });
  }
  return fixtures;
};

const all = (): object =>
  Object.fromEntries(Object.entries<Area>(areas).map(([name, area]) => [name, fixturesOf(area)]));

/**
 * `fixtures.transactions.saleCard` is the response of a sale: realistic, coherent, and created anew
 * on each read.
 */
// Its shape follows from the contract; Object.fromEntries cannot carry it.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const fixtures: Fixtures = /* @__PURE__ */ all() as Fixtures;
