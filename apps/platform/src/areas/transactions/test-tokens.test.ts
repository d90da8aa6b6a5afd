import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { call, type TestResponse } from '../../../test/session.ts';
import { useTestApi } from '../../../test/use.ts';
import { testBankTokens, testCardTokens } from '../../processors/simulated/test-tokens.ts';
import { sandboxKeyOf } from '../../program/seed/data/sandbox-key.ts';

/* What an outside developer has: the sandbox key and test tokens. */

const api = useTestApi();
const headers = { authorization: `Bearer ${sandboxKeyOf('harbor')}` };

const send = (path: string, body: unknown, key = newKey()) =>
  call(api.url, 'harbor.localhost', `/api/v1/${path}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body,
  });

let subMerchantId: string;

beforeAll(async () => {
  const list = await call(
    api.url,
    'harbor.localhost',
    '/api/v1/reporting/transactions?pageSize=1&status=settled',
    { headers },
  );
  subMerchantId = list.body.data[0].subMerchantId;
});

const sale = (token: string, more: object = {}) => ({
  subMerchantId,
  amount: 12.5,
  token,
  cardHolderName: 'Hiro Tanaka',
  billingAddress: { street: '18 Commercial St', zip: '04101' },
  ...more,
});

describe('a sandbox key', () => {
  test.each(Object.keys(testCardTokens))('sells with %s, repeatedly', async (token) => {
    for (const _ of [1, 2]) {
      const { status, body } = await send('backoffice/transactions/creditcard/sale', sale(token));
      expect([200, 402]).toContain(status);
      if (status === 402) expect(body.code).toBe('DECLINED');
    }
  });

  test('gets a decline code, and the processor’s own', async () => {
    const path = 'backoffice/transactions/creditcard/sale';
    const { status, body } = await send(path, sale('tok_test_insufficient_funds'));
    expect([status, body.code, body.declineCode]).toEqual([402, 'DECLINED', '51']);
    expect(body.transactionId).toMatch(/^txn/);
  });

  test('gets an error for an unknown token', async () => {
    const path = 'backoffice/transactions/creditcard/sale';
    const { status, body } = await send(path, sale('tok_test_nothing'));
    expect([status, body.errors[0].path]).toEqual([400, 'token']);
  });

  test('debits test bank accounts', async () => {
    for (const token of Object.keys(testBankTokens)) {
      const { status, body } = await send('backoffice/transactions/echeck/sale', {
        subMerchantId,
        amount: 12.5,
        token,
        accountHolderName: 'Hiro Tanaka',
      });
      expect([status, body.code], token).toEqual([200, undefined]);
    }
  });

  test('creates one customer per key, and saves a test card with them', async () => {
    const body = { subMerchantId, name: 'Hiro Tanaka', email: 'hiro@mail.example' };
    const key = newKey();
    const first = await send('backoffice/customers', body, key);
    const again = await send('backoffice/customers', body, key);
    expect([first.status, again.body]).toEqual([200, first.body]);
    const other = await send('backoffice/customers', { ...body, name: 'Rosa Diaz' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
    const { customerId } = first.body;
    const card = { token: 'tok_test_visa', cardHolderName: 'Hiro Tanaka' };
    const saved = await send(`backoffice/customers/${customerId}/creditcards`, card);
    expect(saved.body.creditCards).toMatchObject([{ truncatedCardNumber: '4242' }]);
    const charged = { token: saved.body.creditCards[0].token, customerId };
    const sold = await send('backoffice/transactions/creditcard/sale', sale('', charged));
    expect(sold.status).toBe(200);
  });

  test('creates one customer from five requests at once', async () => {
    const key = newKey();
    const body = { subMerchantId, name: 'Five At Once' };
    const responses: TestResponse[] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => send('backoffice/customers', body, key)),
    );
    const made = responses.filter(({ status }) => status === 200).map((one) => one.body.customerId);
    expect(new Set(made).size).toBe(1);
    const rest = responses.filter(({ status }) => status !== 200);
    for (const one of rest) expect(one.body.code).toBe('STILL_RUNNING');
  });

  test('gets the same refusal when repeating a refused create', async () => {
    const key = newKey();
    const body = { subMerchantId: 'sm_none', name: 'Nobody' };
    const first = await send('backoffice/customers', body, key);
    const again = await send('backoffice/customers', body, key);
    expect([again.status, again.body.code]).toEqual([first.status, first.body.code]);
  });
});
