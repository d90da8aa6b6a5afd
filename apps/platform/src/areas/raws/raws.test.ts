import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { accountOf, saleBody, sell } from '../../../test/sale.ts';
import { call } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { countFailure } from '../../http/sessions/throttle.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');
const juniper = usePerson(api, 'admin@juniper');

const raws = async (kind: string, query = '', who = admin) =>
  (await who.get(`foundation/raws/get?kind=${kind}&pageSize=100&${query}`)).body;

describe('suspicious addresses', () => {
  const guess = (ip: string, times: number) =>
    Promise.all(
      Array.from({ length: times }, () =>
        countFailure(api.open.database, `ip:${ip}`, new Date('2026-03-17T12:00:00Z')),
      ),
    );
  const found = async (ip: string) => (await raws('suspiciousIps', `ip=${ip}`)).data;

  test('of the seed have guessed passwords, and one of them was delayed', async () => {
    const { data } = await raws('suspiciousIps', 'sort=at');
    expect(data).toMatchObject([
      { ip: '203.0.113.140', blockedUntil: expect.any(String) },
      { ip: '203.0.113.77', attempts: 23, blockedUntil: null },
      { ip: '192.0.2.61', attempts: 7 },
    ]);
  });

  test('are those with five wrong passwords, not four', async () => {
    await guess('203.0.113.4', 4);
    await guess('203.0.113.5', 5);
    expect(await found('203.0.113.4')).toEqual([]);
    expect(await found('203.0.113.5')).toMatchObject([
      { kind: 'suspiciousIps', reason: 'sign-in', attempts: 5, blockedUntil: null },
    ]);
  });

  test('that are delayed say until when', async () => {
    await guess('203.0.113.6', 100);
    const [row] = await found('203.0.113.6');
    expect(row).toMatchObject({ attempts: 100, blockedUntil: '2026-03-17T12:01:00.000Z' });
  });

  test('are those that tested cards: five declined within a day', async () => {
    const token = await tokenOf(api.open, '4000000000000002');
    for (let count = 0; count < 5; count += 1) await sell(manager, { token, amount: 10 + count });
    const { rows } = await api.open.pool.query(
      "select ip from transactions where status = 'declined' order by created_at desc limit 1",
    );
    const tried = (await found(rows[0].ip)).filter(
      ({ reason }: { reason: string }) => reason === 'card-testing',
    );
    expect(tried[0].attempts).toBeGreaterThanOrEqual(5);
    const others = await raws('suspiciousIps', `ip=${rows[0].ip}`, juniper);
    expect(
      others.data.filter(({ reason }: { reason: string }) => reason === 'card-testing'),
    ).toEqual([]);
  });
});

describe('disabled features', () => {
  const setFeature = (enabled: boolean) =>
    api.open.pool.query(
      `update applications set features = jsonb_set(features, '{ccTxs,enabled}', $2, true)
       where application_id = (select application_id from sub_merchants where sub_merchant_id = $1)`,
      [accountOf(manager), JSON.stringify(enabled)],
    );
  const off = async () =>
    (await raws('disabledFeatures', `feature=ccTxs&subMerchantId=${accountOf(manager)}`)).data;

  test('are listed while off, and block the account from using them', async () => {
    await setFeature(false);
    expect(await off()).toMatchObject([
      { kind: 'disabledFeatures', subMerchantId: accountOf(manager), feature: 'ccTxs' },
    ]);
    const body = saleBody(manager, { token: await tokenOf(api.open) });
    const refused = await manager.pay('backoffice/transactions/creditcard/sale', body, newKey());
    expect(refused.status).toBe(403);
    await setFeature(true);
    expect(await off()).toEqual([]);
  });

  test('are those of the caller’s own facilitator', async () => {
    const [mine, others] = [
      await raws('disabledFeatures'),
      await raws('disabledFeatures', '', juniper),
    ];
    const ids = (list: { data: readonly { subMerchantId: string }[] }) =>
      new Set(list.data.map(({ subMerchantId }) => subMerchantId));
    expect(ids(mine).size).toBeGreaterThan(0);
    expect([...ids(others)].filter((id) => ids(mine).has(id))).toEqual([]);
  });
});

test('merchants can see neither kind, and other kinds are refused', async () => {
  expect((await manager.get('foundation/raws/get?kind=suspiciousIps')).status).toBe(403);
  expect((await admin.get('foundation/raws/get?kind=passwords')).status).toBe(400);
  const anonymous = await call(
    api.url,
    admin.host,
    '/api/v1/foundation/raws/get?kind=suspiciousIps',
  );
  expect(anonymous.status).toBe(401);
});
