import * as z from 'zod/mini';
import type { Area, Endpoint, Input, Output } from '../kernel/endpoint.ts';
import { collectQuery } from '../kernel/query.ts';
import type { ServerError } from '../kernel/server-error.ts';
import { csvOf } from './csv.ts';
import { exchangeOf } from './fixtures.ts';
import { type Match, routesOf } from './routes.ts';

/** An error that an override responds with. */
export class TestFailure {
  readonly status: number;
  readonly error: ServerError;
  constructor(status: number, error: ServerError) {
    this.status = status;
    this.error = error;
  }
}

/** Makes an override respond with an error, such as `failure(409, { code, message })`. */
export const failure = (status: number, error: ServerError): TestFailure =>
  new TestFailure(status, error);

/** Handles a call in code types: cents and dates. */
export type Override<E extends Endpoint> = (
  input: Input<E>,
  request: Request,
) => Output<E> | TestFailure | Promise<Output<E> | TestFailure>;

export type Overrides<A extends Readonly<Record<string, Area>>> = {
  readonly [K in keyof A]?: { readonly [N in keyof A[K]]?: Override<A[K][N]> };
};

/** A call as the transport received it. */
export interface SeenCall {
  /** Id of the endpoint, such as `transactions.saleCard`. */
  readonly endpoint: string;
  readonly input: unknown;
  readonly request: Request;
}

export interface TestTransport {
  /** Pass it to the client's options as `fetch`. */
  readonly fetch: typeof globalThis.fetch;
  /** All calls so far, in order. */
  readonly calls: readonly SeenCall[];
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': 'req_test' },
  });

const refuse = (status: number, code: string, message: string): Response =>
  json({ code, message }, status);

/** The parts of a form, with files of this realm: a test's document may have its own classes. */
async function formOf(form: FormData): Promise<Readonly<Record<string, string | File>>> {
  const parts = [...form].map(async ([name, part]) => {
    if (typeof part === 'string' || part instanceof File) return [name, part] as const;
    const { name: fileName, type }: File = part;
    return [name, new File([await new Response(part).arrayBuffer()], fileName, { type })] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

async function bodyOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  if (endpoint.multipart) return formOf(await request.formData());
  return request.json();
}

/** Query parameters that request a list as CSV. */
const csvWishes = ['export', 'exportFormat'];

/** Reads a request by the contract, as a server does. */
async function inputOf({ endpoint, params }: Match, url: URL, request: Request): Promise<unknown> {
  for (const name of csvWishes) url.searchParams.delete(name);
  const query = endpoint.query && collectQuery(endpoint.query, url.searchParams);
  const body = await bodyOf(endpoint, request);
  return {
    ...(endpoint.params ? { params: endpoint.params.parse(params) } : {}),
    ...(endpoint.query ? { query: endpoint.query.parse(query) } : {}),
    ...(endpoint.body ? { body: endpoint.body.parse(body) } : {}),
  };
}

/** The example's response; a page after the first is the last one, and empty. */
function exampleResponse(endpoint: Endpoint, input: unknown): unknown {
  const { response } = exchangeOf(endpoint);
  const hasCursor = /"cursor":/.test(JSON.stringify(input));
  return endpoint.list && hasCursor ? { data: [], count: 0 } : response;
}

/**
 * A `fetch` that handles the calls of the given areas from memory: each with its example exchange,
 * or an override. Requests are read by the contract; one that breaks it gets a 400, so that tests notice
 * wrong calls.
 *
 *     const transport = createTestTransport({ users }, { users: { get: () => failure(404, error) } });
 *     const api = createClient({ baseUrl: '/api/v1', platformUrl: '/v1', fetch: transport.fetch }, { users });
 */
export function createTestTransport<const A extends Readonly<Record<string, Area>>>(
  areas: A,
  overrides: Overrides<A> = {},
): TestTransport {
  const match = routesOf(areas);
  const calls: SeenCall[] = [];
  const overrideOf = overridesById(areas, overrides);

  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const isCsv = csvWishes.some((name) => url.searchParams.get(name) === 'csv');
    const found = match(request.method, url);
    if (!found) return refuse(404, 'NOT_FOUND', `No call is ${request.method} ${url.pathname}`);
    const { endpoint } = found;
    const input = await inputOf(found, url, request.clone()).catch((problem: unknown) => problem);
    if (input instanceof Error) return refuse(400, 'VALIDATION', input.message);
    calls.push({ endpoint: endpoint.id, input, request });
    if (endpoint.movesMoney && !request.headers.get('idempotency-key'))
      return refuse(400, 'KEY_NEEDED', 'Send an Idempotency-Key.');

    const overridden = await overrideOf(endpoint)?.(input, request);
    if (overridden instanceof TestFailure) return json(overridden.error, overridden.status);
    const wire =
      overridden === undefined
        ? exampleResponse(endpoint, input)
        : z.encode(endpoint.output, overridden);
    if (!isCsv) return json(wire);
    return new Response(`\uFEFF${csvOf(wire)}`, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${endpoint.csv}.csv"`,
      },
    });
  };

  return {
    calls,
    fetch: async (target, init) => {
      // A client of the page's own origin requests paths.
      const address = typeof target === 'string' ? new URL(target, 'http://api.test') : target;
      const request = new Request(address, init);
      request.signal.throwIfAborted();
      const response = await respond(request);
      request.signal.throwIfAborted();
      return response;
    },
  };
}

type AnyOverride = (input: unknown, request: Request) => unknown;

function overridesById<A extends Readonly<Record<string, Area>>>(
  areas: A,
  overrides: Overrides<A>,
): (endpoint: Endpoint) => AnyOverride | undefined {
  const byEndpoint = new Map<Endpoint, AnyOverride>();
  for (const [name, area] of Object.entries(areas)) {
    const ofArea = new Map<string, AnyOverride>(Object.entries(Object(overrides[name])));
    for (const [key, endpoint] of Object.entries(area)) {
      const override = ofArea.get(key);
      if (override) byEndpoint.set(endpoint, override);
    }
  }
  return (endpoint) => byEndpoint.get(endpoint);
}
