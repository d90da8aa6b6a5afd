import { auth } from '@payfac/api/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Services } from '../src/http/services.ts';
import type { Database, OpenDatabase } from '../src/kernel/database/connection.ts';
import { createApi } from '../src/program/api.ts';
import { answerOf } from './answers.ts';
import { testServices } from './api.ts';
import { createTestDatabase } from './database.ts';
import { createRewindingPool } from './rewinding-pool.ts';

export interface InjectedRequest {
  /** The brand whose host gets the request. */
  readonly brand: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface InjectedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The response parsed as JSON, or else its text. */
  readonly body: unknown;
  readonly text: string;
}

/** The API without a socket, with its own seeded database, which rolls requests' changes back. */
export interface InjectedApi {
  readonly open: OpenDatabase;
  readonly services: Services;
  readonly problems: unknown[];
  /** Keeps the request's changes: for signing in. */
  send(request: InjectedRequest): Promise<InjectedResponse>;
  /** Rolls the request's changes back once it has a response. */
  trial(request: InjectedRequest): Promise<InjectedResponse>;
  /** Rolls back everything that the work does: requests, and queries on the pool it gets. */
  rewound<T>(work: (pool: Pool) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What a listener would pass on about the connection. */
const noSocket = { incoming: { socket: {} } };

export async function createInjectedApi(): Promise<InjectedApi> {
  const open = await createTestDatabase();
  const rewinding = await createRewindingPool(open.pool);
  const { pool } = rewinding;
  const database: Database = drizzle(pool);
  const problems: unknown[] = [];
  const services = testServices({ database, pool }, problems);
  const api = createApi(services);

  async function send({ brand, method, path, body, headers }: InjectedRequest) {
    const response = await api.request(
      `http://${brand}.localhost${path.startsWith('/') ? path : `/api/v1/${path}`}`,
      {
        method,
        headers: { host: `${brand}.localhost`, 'content-type': 'application/json', ...headers },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      },
      noSocket,
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const read: unknown = isJson ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body: read, text };
  }

  return {
    open,
    services,
    problems,
    send,
    trial: (request) => rewinding.rewound(() => send(request)),
    rewound: (work) => rewinding.rewound(() => work(pool)),
    close: async () => {
      rewinding.close();
      await open.close();
    },
  };
}

/** Signs in a demo user. @returns their cookie. */
export async function injectedSignOn(api: InjectedApi, username: string): Promise<string> {
  const brand = username.split('@')[1] ?? 'harbor';
  const login = { brand, method: 'POST', path: 'auth/dev-login', body: { username } };
  const signedIn = await api.send(login);
  return signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/**
 * Opens a tab for a signed-on user.
 * @param as reference of an acting session.
 * @returns the headers of the tab's requests.
 */
export async function injectedTab(
  api: InjectedApi,
  cookie: string,
  { brand = 'harbor', as }: { readonly brand?: string; readonly as?: string } = {},
): Promise<Readonly<Record<string, string>>> {
  const trade = {
    brand,
    method: 'POST',
    path: 'auth/sso',
    body: { facId: brand, application: 'payments', ...(as === undefined ? {} : { as }) },
    headers: { cookie, origin: `http://${brand}.localhost` },
  };
  const { token } = answerOf(auth.sso, await api.send(trade));
  return { authorization: `Bearer ${token}` };
}

/** Signs in a demo user. @returns the headers of their requests. */
export const injectedSignIn = async (
  api: InjectedApi,
  username: string,
): Promise<Readonly<Record<string, string>>> =>
  injectedTab(api, await injectedSignOn(api, username), {
    brand: username.split('@')[1] ?? 'harbor',
  });
