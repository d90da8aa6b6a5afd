import { createServer, type RequestListener } from 'node:http';
import { cents } from '@payfac/domain/money';
import { afterEach, describe, expect, it } from 'vitest';
import { operations } from '../areas/operations/contract.ts';
import { reporting } from '../areas/reporting/contract.ts';
import { exampleSale } from '../areas/transactions/examples.ts';
import { users } from '../areas/users/contract.ts';
import {
  ApiError,
  createClient,
  type KeyClientOptions,
  type RequestEvent,
  type ResponseEvent,
  rawRequest,
  requestIdOf,
} from '../index.ts';

/* A partner's server over real connections. */

const open: (() => unknown)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  open.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const clientOf = (origin: string, options: Partial<KeyClientOptions> = {}) =>
  createClient(
    { baseUrl: `${origin}/api/v1`, apiKey: 'sk_test_1', ...options },
    { reporting, users },
  );

const sent = (body: unknown): RequestListener => {
  return (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'req_7' })
      .end(JSON.stringify(body));
};

const rowOf = (change: object) => ({ data: [{ ...exampleSale, ...change }], count: 1 });

describe('a client with an API key', () => {
  it('gets ten responses to ten lists at once', async () => {
    const origin = await serve((request, response) => {
      const account = new URL(request.url ?? '', 'http://a').searchParams.get('subMerchantId');
      setTimeout(() => sent(rowOf({ subMerchantId: account }))(request, response), 20);
    });
    const api = clientOf(origin);
    const accounts = Array.from({ length: 10 }, (_, at) => `sm_${at}`);
    const lists = await Promise.all(
      accounts.map((id) => api.reporting.listTransactions({ query: { subMerchantId: [id] } })),
    );
    expect(lists.map(({ data }) => data[0]?.subMerchantId)).toEqual(accounts);
  });

  it('reads values that its version does not know, and still decodes the rest', async () => {
    const unknown = { cardBrand: 'brand-of-tomorrow', status: 'pondering', cardKind: 'CHARGE' };
    const api = clientOf(await serve(sent(rowOf(unknown))));
    const { data } = await api.reporting.listTransactions();
    expect(data[0]).toMatchObject({ ...unknown, amount: cents(12_840) });
    expect(data[0]?.createdAt).toBeInstanceOf(Date);
  });

  it('does not take another type for a value that is new', async () => {
    const api = clientOf(await serve(sent(rowOf({ cardBrand: 7 }))));
    await expect(api.reporting.listTransactions()).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it.each([
    ['beside it', { baseUrl: 'http://a.test/api/v1' }, 'http://a.test/v1/'],
    ['beside it, slash or not', { baseUrl: 'http://a.test/api/v1/' }, 'http://a.test/v1/'],
    ['below another address', { baseUrl: 'http://a.test/api/v1/x' }, 'http://a.test/api/v1/x/'],
    [
      'where it is told',
      { baseUrl: 'http://a.test/api/v1', platformUrl: 'http://b.test/v1' },
      'http://b.test/v1/',
    ],
  ])('finds the platform’s services %s', async (_, where, at) => {
    const asked: string[] = [];
    const fetch = async (...args: Parameters<typeof globalThis.fetch>) => {
      asked.push(new Request(...args).url);
      return Response.json({ results: [] });
    };
    const options = { ...where, apiKey: 'sk_test_1', fetch, retry: false } as const;
    await createClient(options, { operations })
      .operations.syncTransactions({ body: {} })
      .catch(() => undefined);
    expect(asked).toEqual([`${at}sync/post-processing/transactions`]);
  });

  it('names the cause of a connection that was refused', async () => {
    const origin = await serve(() => undefined);
    for (const close of open.splice(0)) close();
    const problem = await clientOf(origin, { retry: false })
      .reporting.cardTotals()
      .catch((error: unknown) => error);
    if (!(problem instanceof ApiError)) throw new Error('no ApiError');
    expect([problem.kind, problem.code]).toEqual(['network', 'ECONNREFUSED']);
    expect(problem.message).toMatch(/\(ECONNREFUSED\)$/);
  });

  it('tells of requests and what came of them, repeats included', async () => {
    let calls = 0;
    const origin = await serve((request, response) => {
      calls += 1;
      if (calls === 1) response.writeHead(503, { 'x-request-id': 'req_6' }).end();
      else sent({ count: 1, amount: 2 })(request, response);
    });
    const requests: RequestEvent[] = [];
    const responses: ResponseEvent[] = [];
    const api = clientOf(origin, {
      retry: { baseMs: 0 },
      onRequest: (event) => requests.push(event),
      onResponse: (event) => responses.push(event),
    });
    const totals = await api.reporting.cardTotals();
    expect(requests.map(({ attempt, endpoint }) => [attempt, endpoint])).toEqual([
      [1, 'reporting.cardTotals'],
      [2, 'reporting.cardTotals'],
    ]);
    expect(responses.map(({ status, requestId }) => [status, requestId])).toEqual([
      [503, 'req_6'],
      [200, 'req_7'],
    ]);
    expect(responses[0]?.elapsedMs).toBeGreaterThan(0);
    expect(requestIdOf(totals)).toBe('req_7');
    expect(requestIdOf({})).toBeUndefined();
  });

  it('tells that no response came', async () => {
    const origin = await serve((request) => request.destroy());
    const responses: ResponseEvent[] = [];
    const api = clientOf(origin, { retry: false, onResponse: (event) => responses.push(event) });
    await api.reporting.cardTotals().catch(() => undefined);
    expect(responses).toMatchObject([{ status: 0, error: expect.any(Error) }]);
  });

  it('sends headers of the client and of one call, and keeps its own', async () => {
    const seen: unknown[] = [];
    const origin = await serve((request, response) => {
      const { traceparent, authorization, 'x-shop': shop } = request.headers;
      seen.push({ traceparent, authorization, shop });
      sent({ count: 1, amount: 2 })(request, response);
    });
    const api = clientOf(origin, { headers: () => ({ 'X-Shop': 'a', traceparent: '00-1' }) });
    const headers = { traceparent: '00-2', Authorization: 'Bearer other' };
    await api.reporting.cardTotals({}, { headers });
    expect(seen).toEqual([{ traceparent: '00-2', authorization: 'Bearer sk_test_1', shop: 'a' }]);
  });

  it('returns a call raw, and makes one that its version does not know', async () => {
    const origin = await serve((request, response) =>
      sent({ count: 1, amount: 2.5, method: request.method, url: request.url })(request, response),
    );
    const { data, headers, requestId } = await clientOf(origin).reporting.cardTotals.raw();
    expect([data.amount, headers.get('content-type'), requestId]).toEqual([
      2.5,
      'application/json',
      'req_7',
    ]);
    const options = { baseUrl: `${origin}/api/v1`, apiKey: 'sk_test_1' };
    const other = await rawRequest(options, {
      method: 'POST',
      path: 'backoffice/wallets',
      query: { page: 1 },
      body: { amount: 2.5 },
    });
    expect(other.data).toMatchObject({ method: 'POST', url: '/api/v1/backoffice/wallets?page=1' });
  });

  it('finds the platform’s services beside the payments API', async () => {
    const urls: (string | undefined)[] = [];
    const origin = await serve((request, response) => {
      urls.push(request.url);
      sent({ data: [], count: 0 })(request, response);
    });
    await clientOf(origin).users.list();
    expect(urls[0]).toMatch(/^\/(?:api\/)?v1\//);
  });
});
