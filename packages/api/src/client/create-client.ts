import type { Area, Endpoint } from '../kernel/endpoint.ts';
import type { Call, Client } from './call.ts';
import { downloadCsv } from './csv.ts';
import type { RawInput } from './encode.ts';
import type {
  Caller,
  ClientOptions,
  CsvOptions,
  KeyClientOptions,
  PagesOptions,
} from './options.ts';
import { allRows } from './pages.ts';
import { perform, type RawOptions } from './perform.ts';
import { type Connection, connect } from './transport.ts';

function made(connection: Connection, endpoint: Endpoint): object {
  // Read on each call: a call may be declared before its connection is open.
  const lanes = () => (connection.options.apiKey === undefined ? connection.lanes : undefined);
  return Object.assign(
    (input?: RawInput, callOptions?: RawOptions) =>
      perform(endpoint, connection, lanes(), input, callOptions),
    {
      raw: (input?: RawInput, callOptions?: RawOptions) =>
        perform(endpoint, connection, lanes(), input, callOptions, true),
    },
    endpoint.csv && {
      csv: (input?: RawInput, csvOptions?: CsvOptions) =>
        downloadCsv(endpoint, connection, input, csvOptions),
    },
    endpoint.list && {
      all: (input?: RawInput, pagesOptions?: PagesOptions) =>
        allRows(endpoint, connection, input, pagesOptions),
    },
  );
}

/**
 * A single call of a session client, for an endpoint imported as a value:
 *
 *     import { create } from '@payfac/api/contract/invoices';
 *     const invoice = await createCall(connection, create)({ body });
 */
export function createCall<E extends Endpoint>(connection: Connection, endpoint: E): Call<E> {
  // What the endpoint declares decides the call's type; an object built by parts cannot carry it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return made(connection, endpoint) as Call<E>;
}

/**
 * A typed client of the areas it is given; nothing of other areas is bundled.
 *
 *     const api = createClient({ baseUrl: '/api/v1', platformUrl: '/v1' }, { transactions });
 *     const sale = await api.transactions.saleCard({ body }, { idempotencyKey });
 *
 * With an `apiKey` it is a server client: lists never cancel one another, and responses may have values that
 * this version doesn't know. With a connection instead of options, several clients share one session and its list lanes:
 *
 *     const connection = connect({ baseUrl: '/api/v1', platformUrl: '/v1' });
 *     const api = createClient(connection, { invoices });
 */
export function createClient<const A extends Readonly<Record<string, Area>>>(
  target: KeyClientOptions | Connection<KeyClientOptions>,
  areas: A,
): Client<A, 'server'>;
export function createClient<const A extends Readonly<Record<string, Area>>>(
  target: ClientOptions | Connection,
  areas: A,
): Client<A>;
export function createClient<const A extends Readonly<Record<string, Area>>>(
  target: ClientOptions | Connection,
  areas: A,
): Client<A, Caller> {
  const connection = 'fetcher' in target ? target : connect(target);
  const client: object = Object.fromEntries(
    Object.entries(areas).map(([name, area]) => [
      name,
      Object.fromEntries(
        Object.entries(area).map(([key, endpoint]) => [key, made(connection, endpoint)]),
      ),
    ]),
  );
  // The mapped type follows from the contract; Object.fromEntries cannot carry it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return client as Client<A, Caller>;
}
