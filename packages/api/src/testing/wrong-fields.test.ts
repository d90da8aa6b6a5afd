import { fieldProblems, installValidationMessages } from '@payfac/domain/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import * as areas from '../contract/areas.ts';
import type { Area, Endpoint } from '../kernel/endpoint.ts';
import { collectQuery } from '../kernel/query.ts';
import { exchangeOf } from './fixtures.ts';

/*
 * Gives each body field and query parameter of every call an invalid value: the problem is reported at that field, in a
 * sentence that says what to do.
 */

const wrongValues: readonly unknown[] = [
  7.1234,
  -3,
  1e12,
  true,
  null,
  '',
  'nonsense',
  '2026-02-30',
  'x'.repeat(20_001),
  {},
  [],
  [{}],
];

type Place = readonly (string | number)[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => [0, item]);
  return isRecord(value) ? Object.entries(value) : [];
}

/** Every place within a value; the first item of a list stands for all. */
const placesIn = (value: unknown, at: Place = []): Place[] =>
  fieldsOf(value).flatMap(([key, item]) => [[...at, key], ...placesIn(item, [...at, key])]);

function replaced(value: unknown, [key, ...rest]: Place, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  if (Array.isArray(value)) {
    return value.map((item, place) => (place === key ? replaced(item, rest, wrong) : item));
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [key]: replaced(record[key], rest, wrong) };
}

const vague = /^(?:check this|enter a value in the expected|invalid)/i;

/** Problems of an input with one wrong place that a caller could not act on. */
function uselessOf(schema: z.ZodMiniType, input: unknown, place: Place): string[] {
  const { error } = schema.safeParse(input);
  if (!error) return [];
  const path = place.join('.');
  return fieldProblems(error)
    .filter((problem) => {
      const isThere = problem.path === path || problem.path.startsWith(`${path}.`);
      return !isThere || vague.test(problem.message) || !/^[A-Z]/.test(problem.message);
    })
    .map((problem) => `${path} is wrong, and ${problem.path} says: ${problem.message}`);
}

const endpoints = Object.values<Area>(areas).flatMap((area) => Object.values(area));
const named = (some: readonly Endpoint[]) =>
  some.map((endpoint) => [endpoint.id, endpoint] as const);

beforeAll(installValidationMessages);

describe('a wrong field of the body', () => {
  it.each(named(endpoints.filter(({ body, multipart }) => body && !multipart)))(
    'of %s is named, and what it should be',
    (_, endpoint) => {
      const { body: schema } = endpoint;
      const { body } = exchangeOf(endpoint);
      const places = placesIn(body);
      const useless = places.flatMap((place) =>
        wrongValues.flatMap((wrong) =>
          schema ? uselessOf(schema, replaced(body, place, wrong), place) : [],
        ),
      );
      expect(useless).toEqual([]);
    },
  );
});

/** A query in wire format with one parameter replaced. */
function pairsWith(query: unknown, name: string, value: string): [string, string][] {
  const others = Object.entries(isRecord(query) ? query : {}).filter(([other]) => other !== name);
  const pairs = others.flatMap(([other, values]) =>
    [values].flat().map((one): [string, string] => [other, String(one)]),
  );
  return [...pairs, [name, value]];
}

describe('a wrong field of the query', () => {
  it.each(named(endpoints.filter(({ query }) => query)))(
    'of %s is named, and what it should be',
    (_, endpoint) => {
      const { query: schema } = endpoint;
      const { query } = exchangeOf(endpoint);
      const useless = Object.keys(schema?.shape ?? {}).flatMap((name) =>
        wrongValues.flatMap((wrong) =>
          schema && typeof wrong === 'string'
            ? uselessOf(schema, collectQuery(schema, pairsWith(query, name, wrong)), [name])
            : [],
        ),
      );
      expect(useless).toEqual([]);
    },
  );
});
