import type { Endpoint } from '../kernel/endpoint.ts';
import { maximumPageSize } from '../kernel/list.ts';
import { unreadable } from '../kernel/session.ts';
import { ApiError } from './api-error.ts';
import type { RawInput } from './encode.ts';
import type { PagesOptions } from './options.ts';
import { perform } from './perform.ts';
import type { Connection } from './transport.ts';

interface Page {
  readonly data: readonly unknown[];
  readonly nextCursor?: string;
}

const isPage = (response: unknown): response is Page =>
  typeof response === 'object' &&
  response !== null &&
  'data' in response &&
  Array.isArray(response.data);

/** Lists take their page in the query, those of POST `…/get` in the body. */
function withPage(endpoint: Endpoint, input: RawInput, cursor: string | undefined): RawInput {
  const place = endpoint.query?.shape['cursor'] ? 'query' : 'body';
  const given = input[place];
  const page = { pageSize: maximumPageSize, ...Object(given), ...(cursor ? { cursor } : {}) };
  return { ...input, [place]: page };
}

/** Every row of every page, outside all lanes. */
export async function* allRows(
  endpoint: Endpoint,
  connection: Connection,
  input: RawInput = {},
  options: PagesOptions = {},
): AsyncGenerator<unknown, void> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await perform(
      endpoint,
      connection,
      undefined,
      withPage(endpoint, input, cursor),
      options,
    );
    if (!isPage(page) || (cursor !== undefined && seen.has(cursor))) {
      throw new ApiError({ kind: 'unreadable', endpoint: endpoint.id, message: unreadable });
    }
    if (cursor !== undefined) seen.add(cursor);
    yield* page.data;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}
