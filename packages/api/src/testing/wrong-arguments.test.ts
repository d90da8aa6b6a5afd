import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { ApiError } from '../client/api-error.ts';
import * as areas from '../contract/areas.ts';
import { createClient } from '../index.ts';
import type { Area, Endpoint } from '../kernel/endpoint.ts';
import { exchangeOf } from './fixtures.ts';

/*
 * Passes an invalid value for each argument of every call: the error names the argument in a sentence, with no setup.
 * This is what plain JavaScript of a new user gets.
 */

const endpoints = Object.values<Area>(areas)
  .flatMap((area) => Object.values(area))
  .map((endpoint): [string, Endpoint] => [endpoint.id, endpoint]);

const parsed = (schema: z.ZodMiniType | undefined, wire: unknown): object =>
  Object(schema?.parse(wire ?? {}));

/** The example's arguments, in code types. */
function inputOf(endpoint: Endpoint): Record<string, object> {
  const { params, query, body } = exchangeOf(endpoint);
  return {
    ...(endpoint.params && { params: parsed(endpoint.params, params) }),
    ...(endpoint.query && { query: parsed(endpoint.query, query) }),
    ...(endpoint.body && { body: parsed(endpoint.body, body) }),
  };
}

async function problemsOf(endpoint: Endpoint, input: object) {
  const api = createClient(
    { baseUrl: 'http://a', apiKey: 'sk_test_1', fetch: () => Promise.reject(new Error('sent')) },
    { area: { call: endpoint } },
  );
  const options = endpoint.movesMoney ? { idempotencyKey: 'key-for-test' } : {};
  const call: Promise<unknown> = Reflect.apply(api.area.call, undefined, [input, options]);
  const error = await call.catch((problem: unknown) => problem);
  if (!(error instanceof ApiError) || error.kind !== 'argument') return undefined;
  return error.message;
}

const vague = /Invalid input|Check this value|undefined|\[object/;

describe.each(endpoints)('%s', (_, endpoint) => {
  const input = inputOf(endpoint);
  const places = Object.entries(input).flatMap(([part, value]) =>
    Object.keys(value).map((name) => [part, name] as const),
  );

  it('names each argument that is wrong', async () => {
    for (const [part, name] of places) {
      const wrong = { ...input, [part]: { ...input[part], [name]: Symbol('wrong') } };
      const message = await problemsOf(endpoint, wrong);
      expect(message, `${part}.${name}`).toContain(name);
      expect(message, `${part}.${name}`).not.toMatch(vague);
    }
  });

  it('names an argument it does not take, wherever it stands', async () => {
    const parts = Object.keys(input);
    for (const part of parts) {
      const wrong = { ...input, [part]: { ...input[part], nickname: 'x' } };
      expect(await problemsOf(endpoint, wrong), part).toContain('nickname');
    }
    expect(await problemsOf(endpoint, { ...input, nickname: 'x' })).toMatch(
      /nickname: Put it into params, query or body/,
    );
  });

  it('names what is left out', async () => {
    const { params, body } = endpoint;
    if (params) expect(await problemsOf(endpoint, {})).toMatch(/: (?:Enter|Choose)/);
    if (body && !endpoint.list)
      expect(await problemsOf(endpoint, { ...input, body: 7 })).toMatch(/body: /);
  });
});
