import { type Agent, type OutgoingHttpHeaders, request } from 'node:http';

export interface ApiResponse {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  /** Body, sent as JSON. */
  readonly body?: unknown;
  /** Raw body, sent unchanged. */
  readonly text?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly host?: string;
}

/** A signed-in user of a local platform, over plain HTTP with the brand's host. */
export interface PlatformSession {
  /** Authorization header of its calls. */
  readonly authorization: string;
  readonly send: (call: Call) => Promise<ApiResponse>;
}

/** Calls 127.0.0.1 with another host name: Node doesn't resolve `*.localhost` everywhere. */
export function sendTo(
  port: number,
  { method, path, body, text: plain, headers = {}, host }: Call,
  agent?: Agent,
): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const text = plain ?? (body === undefined ? undefined : JSON.stringify(body));
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        ...(agent ? { agent } : {}),
        headers: {
          host: host ?? `harbor.localhost:${port}`,
          origin: `http://harbor.localhost:${port}`,
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString('utf8'),
            headers: response.headers,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

/** Signs in with the development login and exchanges the cookie for a bearer token. */
export async function signInTo(
  port: number,
  username: string,
  agent?: Agent,
): Promise<PlatformSession> {
  const signOn = { method: 'POST', path: '/api/v1/auth/dev-login', body: { username } };
  const login = await sendTo(port, signOn, agent);
  if (login.status !== 200) throw new Error(`The login of ${username} returned ${login.body}`);
  const cookie = [login.headers['set-cookie']].flat().join('; ').split(';')[0] ?? '';
  const trade = {
    method: 'POST',
    path: '/api/v1/auth/sso',
    body: { facId: 'harbor', application: 'payments' },
    headers: { cookie },
  };
  const sso = await sendTo(port, trade, agent);
  const { token }: { token?: string } = JSON.parse(sso.body);
  if (!token) throw new Error(`The sign-on of ${username} returned ${sso.body}`);
  const authorization = `Bearer ${token}`;
  return {
    authorization,
    send: (call) => sendTo(port, { ...call, headers: { ...call.headers, authorization } }, agent),
  };
}
