import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cancelled } from '../client/cancelled.ts';
import { queryString } from '../client/encode.ts';
import * as areas from '../contract/areas.ts';
import { requiredCalls } from '../contract/required-calls.data.ts';
import { createClient } from '../index.ts';
import type { Area, Endpoint } from '../kernel/endpoint.ts';
import { exchangeOf } from './fixtures.ts';
import { createTestTransport } from './index.ts';

/* Every required call, in order: its response, its request, and its failure. */

const endpoints = Object.values<Area>(areas).flatMap((area) => Object.values(area));
const required = Object.values(requiredCalls)
  .flat()
  .map(([method, path, csv]) => ({
    name: `${method} ${path}${csv ? ` (${csv}.csv)` : ''}`,
    endpoint: endpoints.find(
      (endpoint) =>
        endpoint.method === method &&
        endpoint.path === path.replace(/^\//, '') &&
        (endpoint.csv === csv || csv === undefined),
    ),
  }));

const partOf = (schema: z.ZodMiniType | undefined, wire: unknown): unknown =>
  schema && schema.parse(wire ?? {});

/** The example's request in code types, as a caller would write it. */
const inputOf = (endpoint: Endpoint) => {
  const { params, query, body } = exchangeOf(endpoint);
  return {
    params: partOf(endpoint.params, params),
    query: partOf(endpoint.query, query),
    body: partOf(endpoint.body, body),
  };
};

const filledPath = (endpoint: Endpoint, params: unknown): string =>
  Object.entries<unknown>(Object(params)).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(String(value))),
    endpoint.path,
  );

const pairsOf = (search: URLSearchParams): string[] =>
  [...search].map((pair) => pair.join('=')).toSorted();

/** The call of an endpoint by a real client over the test transport. */
async function callOf(endpoint: Endpoint) {
  const transport = createTestTransport({ area: { call: endpoint } });
  const api = createClient(
    {
      baseUrl: 'https://api.test/api/v1',
      platformUrl: 'https://api.test/v1',
      fetch: transport.fetch,
    },
    { area: { call: endpoint } },
  );
  const response: unknown = await Reflect.apply(api.area.call, undefined, [
    inputOf(endpoint),
    endpoint.movesMoney ? { idempotencyKey: 'key-1' } : {},
  ]);
  return { response, request: transport.calls[0]?.request };
}

describe.each(required)('$name', ({ endpoint }) => {
  if (!endpoint) {
    it('is in the contract', () => expect(endpoint).toBeDefined());
    return;
  }
  it('has an example whose response is what its schema says', () => {
    const exchange = exchangeOf(endpoint);
    const response = endpoint.output.safeParse(exchange.response);
    expect(response.error?.issues ?? []).toEqual([]);
    expect(z.encode(endpoint.output, response.data)).toEqual(exchange.response);
  });

  it('is sent as required, and its answer reaches the caller decoded', async () => {
    const exchange = exchangeOf(endpoint);
    const { response, request } = await callOf(endpoint);
    expect(request?.method).toBe(endpoint.method);
    const base = endpoint.base === 'platform' ? 'https://api.test/v1/' : 'https://api.test/api/v1/';
    const search = queryString(Object(exchange.query));
    const sent = new URL(request?.url ?? '');
    expect(`${sent.origin}${sent.pathname}`).toBe(base + filledPath(endpoint, exchange.params));
    expect(pairsOf(sent.searchParams)).toEqual(pairsOf(new URLSearchParams(search)));
    const isJson = endpoint.body && !endpoint.multipart;
    if (isJson) expect(await request?.json()).toEqual(exchange.body ?? {});
    const isLastPage = endpoint.list && /"cursor"/.test(JSON.stringify(exchange));
    if (!isLastPage) expect(response).toEqual(endpoint.output.parse(exchange.response));
    expect(response).not.toBe(cancelled);
  });

  it.each([0, 400, 401, 403, 404, 409, 429, 500])(
    'says something when it fails with %d [MSG-05]',
    (status) => {
      for (const error of [undefined, { code: 'X', message: '' }, { code: 'X', message: 'No.' }]) {
        const text = endpoint.failure({ status, error });
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/undefined|\[object|null/);
      }
    },
  );
});
