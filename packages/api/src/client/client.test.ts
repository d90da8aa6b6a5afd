import { cents } from '@payfac/domain/money';
import { describe, expect, it, vi } from 'vitest';
import { accounts } from '../areas/accounts/contract.ts';
import { auth } from '../areas/auth/contract.ts';
import { reporting } from '../areas/reporting/contract.ts';
import { transactions } from '../areas/transactions/contract.ts';
import { users } from '../areas/users/contract.ts';
import { ApiError, cancelled, createClient, type SessionClientOptions } from '../index.ts';

type Respond = (request: Request) => Response | Promise<Response>;

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });

function clientOf(respond: Respond, options: Partial<SessionClientOptions> = {}) {
  const requests: Request[] = [];
  const api = createClient(
    {
      baseUrl: 'http://api.test/api/v1',
      platformUrl: 'http://api.test/v1',
      getToken: () => 'secret',
      getTimeZone: () => 'America/New_York',
      fetch: async (input, init) => {
        const request = new Request(input, init);
        requests.push(request.clone());
        const aborted = new Promise<never>((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        });
        return Promise.race([respond(request), aborted]);
      },
      ...options,
    },
    { accounts, auth, reporting, transactions, users },
  );
  return { api, requests };
}

const emptyList = { data: [], count: 0 };
const never = () => new Promise<Response>(() => undefined);
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const problem = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (problem instanceof ApiError) return problem;
  throw new Error('The call did not fail with an ApiError');
};

describe('encoding', () => {
  it('sends dates in UTC, arrays as repeated keys, money as dollars, and strips what is empty [API-01, API-04, API-05, LIST-01]', async () => {
    const { api, requests } = clientOf(() => json(emptyList));
    await api.reporting.listTransactions({
      query: {
        from: new Date('2026-01-01T00:00:00-05:00'),
        status: ['settled', 'refunded'],
        operation: [],
        singleSearch: '',
        amountMin: cents(1050),
        sort: '-createdAt',
      },
    });
    expect(requests[0]?.url).toBe(
      'http://api.test/api/v1/reporting/transactions?sort=-createdAt&from=2026-01-01T05%3A00%3A00.000Z&status=settled&status=refunded&amountMin=10.50',
    );
  });

  it('carries session, zone and idempotency key [API-02]', async () => {
    const { api, requests } = clientOf(() => json({ code: 'X', message: 'm' }, { status: 409 }));
    await failureOf(
      api.transactions.refundCard(
        { params: { id: 'txn 1/2' }, body: { amount: cents(250) } },
        { idempotencyKey: 'key-1' },
      ),
    );
    const [request] = requests;
    expect(request?.url).toContain('/creditcard/txn%201%2F2/refund');
    expect(request?.headers.get('authorization')).toBe('Bearer secret');
    expect(request?.headers.get('time-zone')).toBe('America/New_York');
    expect(request?.headers.get('idempotency-key')).toBe('key-1');
    expect(await request?.json()).toEqual({ amount: 2.5 });
  });

  it('keeps an argument that breaks the schema at home and names the field', async () => {
    const { api, requests } = clientOf(() => json(emptyList));
    const failure = await failureOf(
      api.transactions.refundCard(
        { params: { id: 'txn1' }, body: { amount: cents(0) } },
        { idempotencyKey: 'key-1' },
      ),
    );
    expect(failure.kind).toBe('argument');
    expect(failure.detail?.errors?.[0]?.path).toBe('amount');
    expect(requests).toHaveLength(0);
  });
});

describe('cancellation', () => {
  it('resolves an earlier load of the same lane as cancelled and returns the newer one [LIST-02]', async () => {
    let calls = 0;
    const { api } = clientOf(() => (calls++ === 0 ? never() : json(emptyList)));
    const first = api.reporting.listTransactions({ query: { page: 1 } });
    const second = api.reporting.listTransactions({ query: { page: 2 } });
    expect(await first).toBe(cancelled);
    expect(await second).toEqual(emptyList);
  });

  it('leaves other lanes and other lists alone', async () => {
    const { api } = clientOf(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return request.url.includes('users') ? json(emptyList) : json(emptyList);
    });
    const responses = await Promise.all([
      api.reporting.listTransactions({ query: {} }, { lane: 'picker' }),
      api.reporting.listTransactions({ query: {} }),
      api.users.list({ query: {} }),
    ]);
    expect(responses).toEqual([emptyList, emptyList, emptyList]);
  });

  it("resolves as cancelled when the caller's own signal aborts [LIST-03]", async () => {
    const { api } = clientOf(never);
    const controller = new AbortController();
    const load = api.users.list({}, { signal: controller.signal });
    controller.abort();
    expect(await load).toBe(cancelled);
  });
});

describe('failures', () => {
  it('a dropped connection and a time-out say so, and leave the outcome of money unknown', async () => {
    const dropped = await failureOf(
      clientOf(() => {
        throw new TypeError('connection reset');
      }).api.transactions.voidCard({ params: { id: 'a' }, body: {} }, { idempotencyKey: 'key-1' }),
    );
    const late = await failureOf(
      clientOf(never).api.transactions.voidCard(
        { params: { id: 'a' }, body: {} },
        { idempotencyKey: 'key-1', timeoutMs: 5 },
      ),
    );
    expect([dropped.kind, late.kind]).toEqual(['network', 'timeout']);
    expect([dropped.isOutcomeUnknown, late.isOutcomeUnknown]).toEqual([true, true]);
  });

  it('a declined card is a definite response with the catalogue text', async () => {
    const { api } = clientOf(() =>
      json({ code: '51', message: 'Insufficient funds', transactionId: 'txn9' }, { status: 402 }),
    );
    const failure = await failureOf(
      api.transactions.voidCard({ params: { id: 'a' }, body: {} }, { idempotencyKey: 'key-1' }),
    );
    expect(failure.message).toBe('Error 51 - Insufficient funds');
    expect(failure.detail?.transactionId).toBe('txn9');
    expect(failure.isOutcomeUnknown).toBe(false);
  });
});

describe('session', () => {
  const unauthorized = (message: string) => () =>
    json({ code: 'UNAUTHORIZED', message }, { status: 401 });

  it.each(['Unauthorized', 'Your session has expired', 'Facilitator mismatch'])(
    'ends on a 401 that says %j [SIGN-09]',
    async (message) => {
      const onSessionEnd = vi.fn();
      await failureOf(clientOf(unauthorized(message), { onSessionEnd }).api.users.list());
      expect(onSessionEnd).toHaveBeenCalledWith(
        'Your session has expired (after 60 mins of inactivity). Please log in again to continue.',
      );
    },
  );

  it('does not end on another 401, when signed out, or on sign-on and change-password [SIGN-10]', async () => {
    const onSessionEnd = vi.fn();
    await failureOf(clientOf(unauthorized('unauthorized'), { onSessionEnd }).api.users.list());
    const signedOut = { onSessionEnd, getToken: () => undefined };
    await failureOf(clientOf(unauthorized('Unauthorized'), signedOut).api.users.list());
    const { api } = clientOf(unauthorized('Unauthorized'), { onSessionEnd });
    await failureOf(api.auth.sso({ body: { facId: 'harbor', application: 'payments' } }));
    await failureOf(
      api.users.changePassword({
        params: { id: 'u' },
        body: { currentPassword: 'a', newPassword: 'long enough one' },
      }),
    );
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('tells of a changed version once', async () => {
    const onVersionChange = vi.fn();
    const versions = ['5.45.0', '5.45.0', '5.46.0', '5.47.0'];
    const { api } = clientOf(
      () => json(emptyList, { headers: { 'application-version': versions.shift() ?? '' } }),
      { onVersionChange },
    );
    for (let call = 0; call < 4; call += 1) await api.users.list();
    expect(onVersionChange.mock.calls).toEqual([['5.46.0']]);
  });
});

describe('CSV', () => {
  it('streams under the identical query, with its file name and progress [API-06]', async () => {
    const { api, requests } = clientOf(
      () =>
        new Response('a,b\r\n1,2\r\n', {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': 'attachment; filename="declined_transactions.csv"',
          },
        }),
    );
    const seen: number[] = [];
    const { fileName, stream } = await api.reporting.listTransactions.csv(
      { query: { status: ['declined'] } },
      { onProgress: (bytes) => seen.push(bytes) },
    );
    expect(await new Response(stream).text()).toBe('a,b\r\n1,2\r\n');
    expect(fileName).toBe('declined_transactions.csv');
    expect(seen).toEqual([10]);
    expect(requests[0]?.url).toMatch(/\?status=declined&export=csv$/);
    await api.accounts.view.csv();
    expect(requests[1]?.url).toMatch(/\?exportFormat=csv$/);
  });
});
