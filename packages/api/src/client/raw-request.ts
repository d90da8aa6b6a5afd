import * as z from 'zod/mini';
import type { Endpoint, Method } from '../kernel/endpoint.ts';
import { unexpectedFailure } from '../kernel/failure.ts';
import type { RawResponse } from './call.ts';
import type { ClientOptions } from './options.ts';
import { perform, type RawOptions } from './perform.ts';
import { type Connection, connect } from './transport.ts';

/** A call that this version of the contract doesn't have. */
export interface RawRequest {
  readonly method: Method;
  /** Path below `baseUrl`, without a leading slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON unchanged: dollars, ISO text. */
  readonly body?: unknown;
}

/**
 * Makes any call with a client's options: its key, timeout, retries, hooks and errors.
 *
 *     const { data, requestId } = await rawRequest(options, { method: 'GET', path: 'reporting/new-thing' });
 */
export async function rawRequest(
  target: ClientOptions | Connection,
  { method, path, query, body }: RawRequest,
  options: RawOptions = {},
): Promise<RawResponse<unknown>> {
  const endpoint: Endpoint = {
    id: `raw.${method} ${path}`,
    method,
    path,
    reads: [],
    access: 'signed-in',
    query: z.looseObject({}),
    output: z.unknown(),
    failure: unexpectedFailure,
    ...(body === undefined ? {} : { body: z.unknown() }),
  };
  const connection = 'fetcher' in target ? target : connect(target);
  const response = await perform(endpoint, connection, undefined, { query, body }, options, true);
  // `perform` returns this type when the raw response is requested.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return response as RawResponse<unknown>;
}
