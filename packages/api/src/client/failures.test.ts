import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reporting } from '../areas/reporting/contract.ts';
import { transactions } from '../areas/transactions/contract.ts';
import { users } from '../areas/users/contract.ts';
import { ApiError, createClient, type SessionClientOptions } from '../index.ts';

let server: Server | undefined;

/** The URL of a server on a real port. */
async function served(listener: RequestListener): Promise<string> {
  const opened = createServer((request, response) => {
    request.resume();
    listener(request, response);
  });
  server = opened;
  await new Promise<void>((ready) => opened.listen(0, '127.0.0.1', ready));
  const address = opened.address();
  if (typeof address !== 'object' || !address) throw new Error('No address');
  return `http://127.0.0.1:${address.port}`;
}

/** A client of such a server; nothing is retried by default. */
async function clientOf(listener: RequestListener, options: Partial<SessionClientOptions> = {}) {
  const base = await served(listener);
  return createClient(
    { baseUrl: `${base}/api/v1`, platformUrl: `${base}/v1`, retry: false, ...options },
    { reporting, transactions, users },
  );
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const problem = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (problem instanceof ApiError) return problem;
  throw new Error(`Not one ApiError: ${String(problem)}`);
};

const unreadable = 'This version can’t read the server’s response. Reload and try again.';
const notReached = 'Couldn’t reach the server. Check your connection and try again.';
const timedOut = 'The server took too long to respond. Check your connection and try again.';

describe('a response over a real connection that is', () => {
  it.each([
    ['malformed', '{"data": [}'],
    ['empty', ''],
    ['truncated JSON', '{"data":['],
    ['HTML', '<!doctype html><title>Sign in to the airport</title>'],
    ['of another shape', '{"rows":[]}'],
    ['null', 'null'],
  ])('%s becomes one unreadable ApiError', async (_, body) => {
    const onInvalidResponse = vi.fn();
    const api = await clientOf(
      (_request, response) => response.setHeader('x-request-id', 'req_1').end(body),
      { onInvalidResponse },
    );
    const failure = await failureOf(api.users.list());
    expect(failure).toMatchObject({
      kind: 'unreadable',
      message: unreadable,
      area: 'users',
      endpoint: 'users.list',
      status: 200,
      requestId: 'req_1',
    });
    expect(onInvalidResponse).toHaveBeenCalledOnce();
  });

  it('a page, of a client with a key, is told by what came from where', async () => {
    const url = await served((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html>'),
    );
    const api = createClient({ baseUrl: url, apiKey: 'sk_test_1' }, { users });
    const { message } = await failureOf(api.users.list());
    expect(message).toContain(`200, text/html, from ${url}`);
    expect(message).toContain('baseUrl, which ends in /api/v1');
  });

  const manyRows = JSON.stringify({ data: [], count: 0, filler: 'x'.repeat(5000) });

  it('enormous, as its length says, is not read', async () => {
    const api = await clientOf((_request, response) => response.end(manyRows), {
      maximumResponseBytes: 4096,
    });
    expect(await failureOf(api.users.list())).toMatchObject({
      kind: 'unreadable',
      message: unreadable,
    });
  });

  it('enormous, without saying so, is read up to the limit', async () => {
    const limit = { maximumResponseBytes: 4096 };
    const api = await clientOf((_request, response) => {
      response.write(manyRows.slice(0, 2000));
      response.end(manyRows.slice(2000));
    }, limit);
    expect((await failureOf(api.users.list())).kind).toBe('unreadable');
  });

  it('within the limit and sent in pieces, cut inside a character, is whole', async () => {
    const text = JSON.stringify({ data: [], count: 0, note: 'Zoë’s café' });
    const bytes = Buffer.from(text);
    const api = await clientOf((_request, response) => {
      response.write(bytes.subarray(0, bytes.indexOf(0xab)));
      setTimeout(() => response.end(bytes.subarray(bytes.indexOf(0xab))), 5);
    });
    expect(await api.users.list()).toEqual({ data: [], count: 0 });
  });

  it('broken off half-way becomes one network ApiError', async () => {
    const api = await clientOf((_request, response) => {
      response.setHeader('content-length', '1000').write('{"data":[');
      setTimeout(() => response.destroy(), 5);
    });
    expect(await failureOf(api.users.list())).toMatchObject({
      kind: 'network',
      message: expect.stringContaining(notReached),
    });
  });

  it('never begun becomes one network ApiError', async () => {
    const api = await clientOf((request) => request.socket.destroy());
    expect((await failureOf(api.users.list())).kind).toBe('network');
  });

  it.each([
    ['before its first byte', ''],
    ['after its first byte', '{"data":['],
  ])('late %s becomes one timeout ApiError', async (_, begun) => {
    const api = await clientOf((_request, response) => {
      if (begun) response.write(begun);
    });
    expect(await failureOf(api.users.list({}, { timeoutMs: 30 }))).toMatchObject({
      kind: 'timeout',
      message: timedOut,
      isOutcomeUnknown: true,
    });
  });

  it('a refusal in HTML keeps its status and says what the catalogue says', async () => {
    const api = await clientOf((_request, response) =>
      response.writeHead(502, { 'x-request-id': 'req_2' }).end('<h1>Bad gateway</h1>'),
    );
    const failure = await failureOf(api.users.get({ params: { id: 'usr_1' } }));
    expect(failure).toMatchObject({
      kind: 'http',
      status: 502,
      code: '',
      requestId: 'req_2',
      message: 'Error trying to get the user.',
    });
  });

  it("a refusal carries the server's code, detail and request id", async () => {
    const detail = { code: '51', message: 'Insufficient funds', requestId: 'req_3' };
    const api = await clientOf((_request, response) =>
      response.writeHead(402, { 'content-type': 'application/json' }).end(JSON.stringify(detail)),
    );
    const failure = await failureOf(
      api.transactions.voidCard({ params: { id: 'txn1' }, body: {} }, { idempotencyKey: 'k' }),
    );
    expect(failure).toMatchObject({ code: '51', requestId: 'req_3', detail, area: 'transactions' });
    expect(failure.message).toBe('Error 51 - Insufficient funds');
  });
});

describe('an export', () => {
  it('whose connection is lost ends its stream with one ApiError', async () => {
    const api = await clientOf((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '1000' });
      response.write('a,b\r\n');
      setTimeout(() => response.destroy(), 5);
    });
    const { stream } = await api.reporting.listTransactions.csv();
    expect((await failureOf(new Response(stream).text())).kind).toBe('network');
  });

  it('answered with a page is unreadable', async () => {
    const api = await clientOf((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    );
    expect((await failureOf(api.reporting.listTransactions.csv())).kind).toBe('unreadable');
  });
});

it.each([
  undefined,
  null,
  42,
  '',
  'harbor.example/api/v1',
  '/api/v1',
  'http://',
  'ftp://a.example',
])('refuses %s for an address before anything is sent', (address) => {
  const options = { baseUrl: 'https://a.example/api/v1', apiKey: 'sk_test_1' };
  // Values that plain JavaScript can pass.
  const wrong = (name: string) => Object.assign({ ...options }, { [name]: address });
  expect(() => createClient(wrong('baseUrl'), { users })).toThrow('baseUrl must be the address');
  if (address === undefined) return;
  expect(() => createClient(wrong('platformUrl'), { users })).toThrow('platformUrl must be');
});
