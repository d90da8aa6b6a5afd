import { beforeAll, describe, expect, test } from 'vitest';
import { newKey, startTestApi } from '../../test/api.ts';
import { tokenOf } from '../../test/cards.ts';
import { saleBody } from '../../test/sale.ts';
import type { TestResponse } from '../../test/session.ts';
import { usePerson, useTestApi } from '../../test/use.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

let token: string;

beforeAll(async () => {
  token = await tokenOf(api.open);
});

const sale = 'backoffice/transactions/creditcard/sale';

const post = (rawBody: string | Uint8Array, headers: Record<string, string> = {}) =>
  manager.call(sale, {
    method: 'POST',
    rawBody,
    headers: { 'idempotency-key': newKey(), ...headers },
  });

/** A refusal that names the fields in plain words and leaks no internals. */
function expectRefused(response: TestResponse, ...paths: string[]): void {
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({
    code: 'VALIDATION',
    message: expect.any(String),
    requestId: response.headers.get('x-request-id'),
  });
  expect(response.body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  for (const { message } of response.body.errors) {
    expect(message).toMatch(/^[A-Z].*[.]$/);
    expect(message).not.toMatch(/zod|invalid input|\bat .*\.ts|select|\/work/i);
  }
}

describe('a body', () => {
  test('with wrong fields names each of them [API-17]', async () => {
    const body = { ...saleBody(manager, { token }), amount: 0, cardHolderName: ' ', extra: 1 };
    const response = await post(JSON.stringify(body));
    expectRefused(response, 'amount', 'cardHolderName', '');
    expect(response.body.message).toContain('Enter an amount greater than $0.00.');
    expect(response.body.message).toContain('extra');
  });

  test.each([
    ['a third decimal', 10.005],
    ['a negative amount', -5],
    ['an amount as text', '10.00'],
    ['more than numbers can hold', 1e300],
  ])('with %s is refused, never rounded', async (_name, amount) => {
    expectRefused(
      await post(JSON.stringify({ ...saleBody(manager, { token }), amount })),
      'amount',
    );
  });

  test.each([
    ['no JSON', '{"amount": 1'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ])('of %s is refused', async (_name, body) => {
    const response = await post(body);
    expect([response.status, response.body.code]).toEqual([400, 'VALIDATION']);
  });

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
  ])('sent as %s is refused', async (type) => {
    const body = JSON.stringify(saleBody(manager, { token }));
    expectRefused(await post(body, { 'content-type': type }), '');
  });

  test.each([
    ['NUL characters', '\\u0000'],
    ['half a character', '\\ud800'],
  ])('with %s is refused', async (_name, escape) => {
    const body = JSON.stringify(saleBody(manager, { token }));
    expectRefused(await post(body.replace('Ada', escape)), '');
  });

  test.each([['__proto__'], ['constructor'], ['prototype']])(
    'that names %s is refused and changes nothing',
    async (name) => {
      const body = JSON.stringify(saleBody(manager, { token }));
      const response = await post(`{"${name}":{"polluted":true},${body.slice(1)}`);
      expect(response.status).toBe(400);
      expect('polluted' in {}).toBe(false);
    },
  );

  test('nested too deeply is refused', async () => {
    const depth = 100_000;
    const response = await post(`{"amount":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    expect(response.status).toBe(400);
  });

  test('over one megabyte is refused as too large', async () => {
    const body = JSON.stringify({ filler: 'x'.repeat(1024 * 1024) });
    const response = await post(body, { connection: 'close' });
    expect([response.status, response.body.code]).toEqual([413, 'TOO_LARGE']);
  });
});

describe('a query', () => {
  const list = (query: string) => manager.get(`reporting/transactions?${query}`);

  test.each([
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['pageSize=101', 'pageSize'],
    ['sort=password', 'sort'],
    ['sort=-cardHolderName', 'sort'],
    ['status=nonsense', 'status.0'],
    ['amountMin=1.234', 'amountMin'],
    ['from=yesterday', 'from'],
    ['cursor=bm9uc2Vuc2U', 'cursor'],
    ['transactionId=a&transactionId=b', 'transactionId'],
    ['accountName=%00', ''],
    ['unknown=1', ''],
    ['__proto__=1', ''],
  ])('of %s is refused', async (query, path) => {
    expectRefused(await list(query), path);
  });

  test('with an unknown time zone is refused', async () => {
    const response = await manager.get('reporting/transactions', { 'time-zone': 'Mars/Olympus' });
    expect([response.status, response.body.code]).toEqual([400, 'INVALID_TIME_ZONE']);
  });

  test.each(["' or 1=1 --", '\\', '%', 'H_r', '"; drop table users; --', '/(/', '/a{1000}/'])(
    'searches %s as plain text',
    async (text) => {
      for (const field of ['accountName', 'transactionId', 'singleSearch']) {
        const response = await list(`${field}=${encodeURIComponent(text)}`);
        expect([response.status, response.body.count]).toEqual([200, 0]);
      }
    },
  );
});

describe('an address', () => {
  test.each([
    ['GET', 'nothing/here'],
    ['POST', 'reporting/transactions'],
    ['GET', '/v1/nothing'],
    ['GET', ''],
    ['GET', 'users/%E0%A4%A'],
    ['GET', 'users/%00'],
  ])('%s %s is not found, or refused', async (method, path) => {
    const response = await manager.call(path === '' ? '/api/v1/' : path, { method });
    expect([400, 404]).toContain(response.status);
    expect(response.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  test('of the platform’s services is served under both base paths', async () => {
    for (const base of ['/v1', '/api/v1']) {
      const response = await manager.call(`${base}/simulator/faults`, {
        method: 'POST',
        body: { rate: 0 },
      });
      expect(response.status).toBe(200);
    }
  });
});

test('an unexpected failure reveals nothing internal', async () => {
  const broken = await startTestApi(() => ({
    processorOf: () => {
      throw new Error('secret path /work/main and select * from users');
    },
  }));
  try {
    const person = await broken.signIn('manager@harbor');
    const ownToken = await tokenOf(broken.open);
    const response = await person.pay(sale, saleBody(person, { token: ownToken }), newKey());
    expect([response.status, response.body.code]).toEqual([500, 'INTERNAL']);
    expect(response.text).not.toMatch(/secret|select|\/work|Error:/);
    expect(broken.problems).toHaveLength(1);
  } finally {
    await broken.close();
  }
});
