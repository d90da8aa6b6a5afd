import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as areas from '../contract/areas.ts';
import type { Area, Endpoint } from '../kernel/endpoint.ts';
import { encodeCall } from './encode.ts';

/* An empty filter is no filter: the client never sends it, in a query or a body. */

const empties = [undefined, null, '', []];

const lists = Object.values<Area>(areas)
  .flatMap((area) => Object.values(area))
  .filter(({ list }) => list)
  .map((endpoint) => [endpoint.id, endpoint] as const);

/** The same list with its filters in the body. */
const askedByBody = ({ id, path, access, output, failure, query }: Endpoint): Endpoint => ({
  id,
  method: 'POST',
  path,
  access,
  reads: [],
  output,
  failure,
  list: true,
  ...(query ? { body: query } : {}),
});

const cases = [
  ['query', (endpoint: Endpoint) => endpoint],
  ['body', askedByBody],
] as const;

describe.each(cases)('empty filters in the %s', (part, asked) => {
  it.each(lists)('of %s are not sent', (_, list) => {
    const { query } = list;
    const keys = query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
    expect(keys.length).toBeGreaterThan(0);
    // A missing required filter stays an error: it must not become a request without filters.
    const bare = encodeCall(asked(list), 'https://api.test', { [part]: {} });
    for (const key of keys) {
      for (const empty of empties) {
        const encoded = encodeCall(asked(list), 'https://api.test', { [part]: { [key]: empty } });
        expect([key, empty, encoded]).toEqual([key, empty, bare]);
      }
    }
  });
});
