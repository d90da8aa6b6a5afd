import { describe, expect, it, vi } from 'vitest';
import { customers } from '../areas/customers/contract.ts';
import { transactions } from '../areas/transactions/contract.ts';
import { users } from '../areas/users/contract.ts';
import {
  ApiError,
  type ClientOptions,
  cancelled,
  createClient,
  type RetryOptions,
} from '../index.ts';

const list = { data: [], count: 0 };
const responseOf = (status: number, retryAfter?: string) => () =>
  new Response(JSON.stringify(status === 200 ? list : { code: 'BUSY', message: 'Later' }), {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  });
const drop = (): Response => {
  throw new TypeError('connection reset');
};

/** A client whose waits are recorded instead of waited. */
function clientOf(
  responses: readonly (() => Response)[],
  { retry = {}, apiKey }: { retry?: RetryOptions | false; apiKey?: string } = {},
) {
  const waits: number[] = [];
  const requests: Request[] = [];
  const base = {
    baseUrl: 'http://api.test/api/v1',
    platformUrl: 'http://api.test/v1',
    fetch: async (...args: Parameters<typeof fetch>) => {
      requests.push(new Request(...args));
      return (responses[requests.length - 1] ?? responses.at(-1) ?? drop)();
    },
    retry: retry && {
      random: () => 0.5,
      sleep: async (ms: number) => void waits.push(ms),
      ...retry,
    },
  };
  const options: ClientOptions = apiKey === undefined ? base : { ...base, apiKey };
  return { api: createClient(options, { customers, transactions, users }), waits, requests };
}

const voiding = { params: { id: 'a' }, body: {} };
const kindOf = (call: Promise<unknown>) =>
  call.catch((error: unknown) => (error instanceof ApiError ? error.status || error.kind : error));

describe('a read', () => {
  it.each([
    ['a dropped connection', drop],
    ['429', responseOf(429)],
    ['502', responseOf(502)],
    ['503', responseOf(503)],
    ['504', responseOf(504)],
  ])('is repeated after %s, with full jitter', async (_, failing) => {
    const { api, waits } = clientOf([failing, failing, responseOf(200)]);
    expect(await api.users.list()).toEqual(list);
    expect(waits).toEqual([125, 250]);
  });

  it('is repeated twice, and fails with the last response', async () => {
    const { api, requests } = clientOf([responseOf(503)]);
    expect(await kindOf(api.users.list())).toBe(503);
    expect(requests).toHaveLength(3);
  });

  it.each([400, 401, 404, 409, 500])('is not repeated after %d', async (status) => {
    const { api, requests } = clientOf([responseOf(status)]);
    expect(await kindOf(api.users.get({ params: { id: 'a' } }))).toBe(status);
    expect(requests).toHaveLength(1);
  });

  it('waits as long as Retry-After says, in seconds or as a date', async () => {
    const { api, waits } = clientOf([responseOf(429, '3'), responseOf(200)]);
    await api.users.list();
    expect(waits).toEqual([3000]);
    const past = clientOf([responseOf(503, 'Thu, 01 Jan 2026 00:00:00 GMT'), responseOf(200)]);
    await past.api.users.list();
    expect(past.waits).toEqual([0]);
  });

  it('does not wait beyond its own time-out', async () => {
    const { api, requests } = clientOf([responseOf(429, '60')]);
    const failure = await api.users.list().catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 429, retryAfter: 60 });
    expect(requests).toHaveLength(1);
  });

  it('caps its waits', async () => {
    const { api, waits } = clientOf([drop], { retry: { repeats: 4, longestMs: 600 } });
    expect(await kindOf(api.users.list())).toBe('network');
    expect(waits).toEqual([125, 250, 300, 300]);
  });

  it('is not repeated when repeats are off, or when it was cancelled while waiting', async () => {
    const off = clientOf([drop], { retry: false });
    await kindOf(off.api.users.list());
    expect(off.requests).toHaveLength(1);
    const controller = new AbortController();
    const stopped = clientOf([drop], { retry: { sleep: async () => controller.abort('left') } });
    const call = stopped.api.users.get({ params: { id: 'a' } }, { signal: controller.signal });
    await expect(call).rejects.toBe('left');
    expect(stopped.requests).toHaveLength(1);
  });
});

describe('a write', () => {
  it('is never repeated in a session', async () => {
    for (const failing of [drop, responseOf(503), responseOf(429, '1')]) {
      const { api, requests } = clientOf([failing]);
      await kindOf(api.users.unlock({ params: { id: 'a' } }));
      expect(requests).toHaveLength(1);
    }
  });

  it('that moves money is never repeated in a session', async () => {
    for (const failing of [drop, responseOf(503), responseOf(429, '1')]) {
      const { api, requests } = clientOf([failing]);
      await kindOf(api.transactions.voidCard(voiding, { idempotencyKey: 'k' }));
      expect(requests).toHaveLength(1);
    }
  });
});

describe('a client with an API key', () => {
  it('sends the key and no cookies', async () => {
    const { api, requests } = clientOf([responseOf(200)], { apiKey: 'pk_test' });
    await api.users.list();
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer pk_test');
    expect(requests[0]?.credentials).toBe('omit');
  });

  it('repeats a write that was turned away with Retry-After, and no other', async () => {
    const turnedAway = clientOf([responseOf(429, '2')], { apiKey: 'pk_test' });
    await kindOf(turnedAway.api.users.unlock({ params: { id: 'a' } }));
    expect(turnedAway.waits).toEqual([2000, 2000]);
    const dropped = clientOf([drop], { apiKey: 'pk_test' });
    await kindOf(dropped.api.users.unlock({ params: { id: 'a' } }));
    expect(dropped.requests).toHaveLength(1);
  });
});

describe('a call with an idempotency key, from a server', () => {
  const keysOf = (requests: readonly Request[]) =>
    requests.map(({ headers }) => headers.get('idempotency-key'));
  const unknown = () =>
    new Response(JSON.stringify({ code: 'OUTCOME_UNKNOWN', message: 'Wait' }), { status: 504 });

  it.each([
    ['a dropped connection', drop],
    ['503', responseOf(503)],
    ['an unknown outcome', unknown],
    ['429', responseOf(429, '1')],
  ])('that moves money is repeated with the same key after %s', async (_, failing) => {
    const { api, requests } = clientOf([failing], { apiKey: 'sk_test_1' });
    await kindOf(api.transactions.voidCard(voiding, { idempotencyKey: 'key-one-1' }));
    expect(keysOf(requests)).toEqual(['key-one-1', 'key-one-1', 'key-one-1']);
  });

  it.each([400, 402, 409, 422, 502])('is not repeated after %d', async (status) => {
    const { api, requests } = clientOf([responseOf(status)], { apiKey: 'sk_test_1' });
    await kindOf(api.transactions.voidCard(voiding, { idempotencyKey: 'key-one-1' }));
    expect(requests).toHaveLength(1);
  });

  it('that makes a record gets a key by itself, the same for each repeat and another for each call', async () => {
    const { api, requests } = clientOf([drop], { apiKey: 'sk_test_1' });
    const input = { body: { subMerchantId: 'sm_1', name: 'Hiro Tanaka' } };
    await kindOf(api.customers.create(input));
    await kindOf(api.customers.create(input));
    const keys = keysOf(requests);
    expect(keys).toHaveLength(6);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(new Set(keys).size).toBe(2);
    expect(keys).not.toContain(null);
  });

  it('that makes a record has none in a session', async () => {
    const { api, requests } = clientOf([drop]);
    await kindOf(api.customers.create({ body: { subMerchantId: 'sm_1', name: 'Hiro Tanaka' } }));
    expect(keysOf(requests)).toEqual([null]);
  });
});

describe('a wait', () => {
  it('lasts as long as it says, and ends early with the call', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(async () => responseOf(503)());
    const api = createClient(
      { baseUrl: 'http://a', platformUrl: 'http://a', fetch, retry: { random: () => 1 } },
      { users },
    );
    const controller = new AbortController();
    const call = api.users.list({}, { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(249);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    controller.abort();
    expect(await call).toBe(cancelled);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('that the time-out ends gives the last response, not a time-out', async () => {
    const failing = clientOf([responseOf(503)], {
      retry: { sleep: () => new Promise((resolve) => setTimeout(resolve, 20)) },
    });
    const failure = await failing.api.users.list({}, { timeoutMs: 5 }).catch((e: unknown) => e);
    expect(failure).toMatchObject({ kind: 'http', status: 503 });
    expect(failing.requests).toHaveLength(1);
  });
});
