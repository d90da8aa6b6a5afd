import { paymentSources, saleSources } from '@payfac/domain/enumerations';
import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { send } from '../../../test/boarding.ts';
import { tokenOf } from '../../../test/cards.ts';
import { payingAccount } from '../../../test/commerce.ts';
import { accountOf, saleBody } from '../../../test/sale.ts';
import { call, type TestResponse } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');
const admin = usePerson(api, 'admin@harbor');

const echeck = 'backoffice/transactions/echeck';

const sales = {
  'backoffice/transactions/creditcard/sale': async () =>
    saleBody(manager, { token: await tokenOf(api.open), amount: 12 }),
  [`${echeck}/sale`]: async () => {
    const account = { subMerchantId: accountOf(manager), accountHolderName: 'Grace Murray' };
    const body = { ...account, ...payingAccount };
    const tokenized = await manager.call(`${echeck}/tokenize`, { method: 'POST', body });
    return { ...account, amount: 12, token: tokenized.body.token };
  },
};

/** Calls with an API key that may sell. */
async function keyCaller() {
  const { rows } = await api.open.pool.query(
    'select sp_product_id as "spProductId" from sub_merchants where sub_merchant_id = $1',
    [accountOf(manager)],
  );
  const { body } = await send(admin, 'POST', 'service-provider/apiusers', {
    ...rows[0],
    name: 'Shop',
    abilities: ['transactions.sale'],
  });
  return (path: string, sale: object): Promise<TestResponse> =>
    call(api.url, 'harbor.localhost', `/api/v1/${path}`, {
      method: 'POST',
      body: sale,
      headers: { authorization: `Bearer ${body.secret}`, 'idempotency-key': newKey() },
    });
}

const refused = (message: string) => [400, [{ path: 'source', message }]];

describe.each(Object.entries(sales))('the source of a sale by %s', (path, bodyOf) => {
  test.each(paymentSources.filter((source) => !saleSources.some((one) => one === source)))(
    'is not %s, which would refer to a missing record',
    async (source) => {
      const { status, body } = await manager.pay(path, { ...(await bodyOf()), source }, newKey());
      expect([status, body.errors]).toEqual(refused('Choose one of: api, backoffice.'));
      const byKey = await (await keyCaller())(path, { ...(await bodyOf()), source });
      expect([byKey.status, byKey.body.errors]).toEqual([status, body.errors]);
    },
  );

  test('is the one the user names, otherwise the back office', async () => {
    for (const [named, source] of [
      [{}, 'backoffice'],
      [{ source: 'backoffice' }, 'backoffice'],
      [{ source: 'api' }, 'api'],
    ] as const) {
      const { status, body } = await manager.pay(path, { ...(await bodyOf()), ...named }, newKey());
      expect([status, body.source]).toEqual([200, source]);
    }
  });

  test('is the API for an API key, if left out', async () => {
    const pay = await keyCaller();
    for (const named of [{}, { source: 'api' }]) {
      const { status, body } = await pay(path, { ...(await bodyOf()), ...named });
      expect([status, body.source]).toEqual([200, 'api']);
    }
    const { status, body } = await pay(path, { ...(await bodyOf()), source: 'backoffice' });
    expect([status, body.errors]).toEqual(refused('Enter api, the only choice of an API key.'));
  });
});
