import { request } from 'node:http';
import { auth } from '@payfac/api/contract';
import { type Answer, answerOf } from './answers.ts';

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The response parsed as JSON; undefined when it isn't JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into responses of every shape
  readonly body: any;
}

export interface TestRequest {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent verbatim. */
  readonly rawBody?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One request with a Host header, since Node doesn't resolve *.localhost and fetch may not set that header. */
export function call(
  url: string,
  host: string,
  path: string,
  { method = 'GET', body, rawBody, headers = {} }: TestRequest = {},
): Promise<TestResponse> {
  const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(path, url),
      {
        method,
        headers: {
          host,
          ...(sent === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const pairs = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
            (values ?? []).map((value): [string, string] => [name, value]),
          );
          resolve({
            status: incoming.statusCode ?? 0,
            headers: new Headers(pairs),
            text,
            body: parse(text),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(sent);
  });
}

/** A user in a tab: a sign-on cookie and the bearer token it was traded for. */
export class TestSession {
  readonly url: string;
  readonly host: string;
  readonly cookie: string;
  readonly token: string;
  readonly response: Answer<typeof auth.sso>;

  constructor(url: string, host: string, cookie: string, response: Answer<typeof auth.sso>) {
    this.url = url;
    this.host = host;
    this.cookie = cookie;
    this.token = response.token;
    this.response = response;
  }

  /** @param username such as `manager@harbor`; the part after the @ names the brand. */
  static async begin(
    url: string,
    username: string,
    brand = username.split('@')[1] ?? 'harbor',
  ): Promise<TestSession> {
    const host = `${brand}.localhost`;
    const signedIn = await call(url, host, '/api/v1/auth/dev-login', {
      method: 'POST',
      body: { username },
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0];
    if (!cookie) throw new Error(`${username} could not sign in: ${signedIn.text}`);
    const response = await TestSession.openTab(url, host, cookie);
    return new TestSession(url, host, cookie, answerOf(auth.sso, response));
  }

  /** Trades a cookie for a tab's token. @param as reference of an acting session. */
  static openTab(url: string, host: string, cookie: string, as?: string): Promise<TestResponse> {
    return call(url, host, '/api/v1/auth/sso', {
      method: 'POST',
      body: { facId: host.split('.')[0], application: 'payments', ...(as ? { as } : {}) },
      headers: { cookie, origin: `http://${host}` },
    });
  }

  call(path: string, sent: TestRequest = {}): Promise<TestResponse> {
    return call(this.url, this.host, path.startsWith('/') ? path : `/api/v1/${path}`, {
      ...sent,
      headers: { authorization: `Bearer ${this.token}`, ...sent.headers },
    });
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<TestResponse> {
    return this.call(path, { headers });
  }

  /** A call to the simulator's control, such as `settle` or `clock`. */
  control(path: string, body: unknown = {}): Promise<TestResponse> {
    return this.call(`/v1/simulator/${path}`, { method: 'POST', body });
  }

  /** A call that moves money. */
  pay(path: string, body: unknown, key: string): Promise<TestResponse> {
    return this.call(path, { method: 'POST', body, headers: { 'idempotency-key': key } });
  }
}
