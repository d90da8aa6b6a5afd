import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, cancelled, createClient } from '../index.ts';
import type { Endpoint } from '../kernel/endpoint.ts';
import { always } from '../kernel/failure.ts';
import { listOf, listQuery } from '../kernel/list.ts';
import { unreadable } from '../kernel/session.ts';

const row = z.object({ name: z.string() });
const things = {
  list: {
    id: 'things.list',
    method: 'GET',
    path: 'things',
    reads: [],
    access: 'signed-in',
    query: listQuery(['name'], { name: z.optional(z.string()) }),
    output: listOf(row),
    failure: always('No things.'),
    list: true,
  },
  search: {
    id: 'things.search',
    method: 'POST',
    path: 'things/get',
    reads: [],
    access: 'signed-in',
    body: listQuery(['name'], { name: z.optional(z.string()) }),
    output: listOf(row),
    failure: always('No things.'),
    list: true,
  },
} as const satisfies Record<string, Endpoint>;

const pages: Readonly<Record<string, unknown>> = {
  '': { data: [{ name: 'a' }, { name: 'b' }], count: 3, nextCursor: 'c2' },
  c2: { data: [{ name: 'c' }], count: 3 },
  loop: { data: [{ name: 'x' }], count: 9, nextCursor: 'loop' },
};

function clientOf() {
  const asked: { url: string; body: string }[] = [];
  const api = createClient(
    {
      baseUrl: 'http://api.test/api/v1',
      platformUrl: 'http://api.test/v1',
      fetch: async (...args) => {
        const request = new Request(...args);
        const body = await request.text();
        asked.push({ url: request.url, body });
        const sent: { cursor?: string } = body ? JSON.parse(body) : {};
        const cursor = new URL(request.url).searchParams.get('cursor') ?? sent.cursor ?? '';
        await new Promise((resolve) => setTimeout(resolve, 1));
        request.signal.throwIfAborted();
        return new Response(JSON.stringify(pages[cursor]));
      },
    },
    { things },
  );
  return { api, asked };
}

const namesOf = async (rows: AsyncIterable<{ readonly name: string }>) => {
  const names: string[] = [];
  for await (const { name } of rows) names.push(name);
  return names;
};

describe('all pages of a list', () => {
  it('are walked by cursor, under the same query', async () => {
    const { api, asked } = clientOf();
    expect(await namesOf(api.things.list.all({ query: { name: 'n' } }))).toEqual(['a', 'b', 'c']);
    expect(asked.map(({ url }) => new URL(url).search)).toEqual([
      '?pageSize=100&name=n',
      '?pageSize=100&cursor=c2&name=n',
    ]);
  });

  it('are walked in the body where the list takes its page there', async () => {
    const { api, asked } = clientOf();
    const rows = api.things.search.all({ body: { pageSize: 2 } });
    expect(await namesOf(rows)).toEqual(['a', 'b', 'c']);
    expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
      { pageSize: '2' },
      { pageSize: '2', cursor: 'c2' },
    ]);
  });

  it('are loaded only as far as they are asked for', async () => {
    const { api, asked } = clientOf();
    for await (const { name } of api.things.list.all()) {
      if (name === 'b') break;
    }
    expect(asked).toHaveLength(1);
  });

  it('neither cancel a list of the same kind nor are cancelled by it', async () => {
    const { api } = clientOf();
    const walk = namesOf(api.things.list.all());
    const load = api.things.list({});
    const other = namesOf(api.things.list.all());
    expect(await load).not.toBe(cancelled);
    expect(await walk).toEqual(['a', 'b', 'c']);
    expect(await other).toEqual(['a', 'b', 'c']);
  });

  it('end with the reason of the signal that ended them, never as if they were complete', async () => {
    const { api } = clientOf();
    const controller = new AbortController();
    const walk = namesOf(api.things.list.all({}, { signal: controller.signal }));
    controller.abort('left');
    await expect(walk).rejects.toBe('left');
  });

  it('of a server that returns the same cursor for ever end with one ApiError', async () => {
    const { api } = clientOf();
    const walk = namesOf(api.things.list.all({ query: { cursor: 'loop' } }));
    await expect(walk).rejects.toBeInstanceOf(ApiError);
    await expect(walk).rejects.toMatchObject({
      kind: 'unreadable',
      endpoint: 'things.list',
      message: unreadable,
    });
  });
});
