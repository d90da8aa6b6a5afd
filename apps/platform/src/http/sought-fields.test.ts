import { describe, expect, test } from 'vitest';
import { newKey } from '../../test/api.ts';
import { tokenOf } from '../../test/cards.ts';
import { saleBody } from '../../test/sale.ts';
import type { TestResponse } from '../../test/session.ts';
import { usePerson, useTestApi } from '../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');

const post = (path: string, body: unknown) =>
  admin.call(path, { method: 'POST', body, headers: { 'idempotency-key': newKey() } });

describe('a missing record named in a body', () => {
  test.each<readonly [string, string, string, unknown]>([
    ['an account to be paid by', 'subMerchantId', 'backoffice/customers', { name: 'Ada Byron' }],
    ['a product', 'spProductId', 'backoffice/invites', { name: 'Ada', email: 'ada@mail.example' }],
    [
      'what a tag is given to',
      'tagDefinitionId',
      'foundation/tags/create',
      { modelId: 'app_0001' },
    ],
    ['an alert', 'alertId', 'foundation/alerts/ack', {}],
    ['a user', 'userId', 'auth/login-as', { application: 'payments' }],
  ])('%s: the response names the field %s', async (_, path, call, body) => {
    const response = await post(call, { ...Object(body), [path]: 'none-such' });
    const { message } = response.body;
    expect(message).toMatch(/ was not found\.$/);
    expect([response.status, response.body.errors]).toEqual([404, [{ path, message }]]);
  });

  test('names each list index that has it', async () => {
    const response = await post('risk/rules', {
      name: 'Large sales',
      action: 'alert',
      severity: 'low',
      subMerchantIds: ['sm_0001', 'none-such'],
      enabled: true,
      kind: 'amount-limit',
      params: { maximum: 100 },
    });
    expect([response.status, response.body.errors]).toEqual([
      404,
      [{ path: 'subMerchantIds.1', message: 'The account was not found.' }],
    ]);
  });

  test('gets the same response if it exists out of scope', async () => {
    const token = await tokenOf(api.open);
    const sell = (subMerchantId: string) =>
      manager.pay(
        'backoffice/transactions/creditcard/sale',
        saleBody(manager, { token, subMerchantId }),
        newKey(),
      );
    const told = ({ status, body }: TestResponse) => [status, { ...body, requestId: '' }];
    const missing = told(await sell('none-such'));
    const { rows } = await api.open.pool.query<{ id: string }>(
      "select sub_merchant_id as id from sub_merchants where facilitator_id = 'juniper' limit 1",
    );
    expect(told(await sell(rows[0]?.id ?? ''))).toEqual(missing);
    expect(missing[0]).toBe(404);
  });
});

test('a URL of a missing record names no field', async () => {
  const response = await admin.get('reporting/transactions/none-such/timeline');
  expect(response.status).toBe(404);
  expect(response.body.errors).toBeUndefined();
});
