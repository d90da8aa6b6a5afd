import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { newAccount, type Shown, send } from '../../../test/boarding.ts';
import { tokenOf } from '../../../test/cards.ts';
import { createPerson, updatePerson } from '../../../test/people.ts';
import { saleBody } from '../../../test/sale.ts';
import { call, type TestResponse } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { apiKeyCallLimit } from '../../http/sessions/index.ts';

const api = useTestApi();
const provider = usePerson(api, 'provider@harbor');
const admin = usePerson(api, 'admin@harbor');

const spProductId = 'spp_tidewater';
const keys = 'service-provider/apiusers';

const create = async (name = 'Server'): Promise<Shown> =>
  (await send(provider, 'POST', keys, { spProductId, name })).body;

const by = (secret: string, path: string, method = 'GET', body?: unknown): Promise<TestResponse> =>
  call(api.url, 'harbor.localhost', `/api/v1/${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: { authorization: `Bearer ${secret}` },
  });

const change = (key: Shown, body: Readonly<Record<string, unknown>>) =>
  send(provider, 'PUT', `${keys}/${key._id}`, { spProductId, ...body });

describe('an API key', () => {
  test('is shown once and stored as a hash', async () => {
    const key = await create();
    expect(key.secret).toMatch(/^sk_test_[\w-]{43}$/);
    expect(key.secret.startsWith(key.prefix)).toBe(true);
    const list = await provider.get(`backoffice/${keys}?name=Server`);
    expect(JSON.stringify(list.body)).not.toContain(key.secret);
    const { rows } = await api.open.pool.query('select * from api_keys');
    expect(JSON.stringify(rows)).not.toContain(key.secret);
  });

  test('calls with the abilities and the scope of its product [SCOPE-04]', async () => {
    const { secret, _id } = await create();
    const list = await by(secret, 'backoffice/accounts/center/view');
    expect([list.status, list.body.count]).toEqual([200, 24]);
    const made = await by(secret, 'backoffice/accounts/center/new', 'POST', newAccount());
    expect(made.body.success).toBe(true);
    const other = newAccount({ spProductId: 'spp_clinicline' });
    expect((await by(secret, 'backoffice/accounts/center/new', 'POST', other)).status).toBe(404);
    expect((await by(secret, 'foundation/useractivities/get', 'POST')).status).toBe(403);
    const { rows } = await api.open.pool.query(
      "select user_id from user_activities where action = 'accounts.new' and user_id = $1",
      [_id],
    );
    expect(rows).toEqual([{ user_id: _id }]);
    const shown = await provider.get(`backoffice/${keys}?name=Server&sort=-lastUsedAt`);
    expect(shown.body.data.find((key: Shown) => key._id === _id).lastUsedAt).not.toBeNull();
  });

  test('can do only what it was granted, for its accounts', async () => {
    const accounts = await admin.get(
      'backoffice/accounts/view?spProductId=spp_tidewater&pageSize=50',
    );
    const live = accounts.body.data.filter((row: Shown) => row['stage'] === 'active');
    const [own, other] = live.map((row: Shown) => row['subMerchantId']);
    const grant = { abilities: ['transactions.sale', 'customers.manage'], subMerchantIds: [own] };
    const made = await send(admin, 'POST', keys, { spProductId, name: 'Shop', ...grant });
    expect(made.body).toMatchObject(grant);
    const { secret } = made.body;
    const customer = (subMerchantId: string) =>
      by(secret, 'backoffice/customers', 'POST', { subMerchantId, name: 'Grace Murray' });
    expect((await customer(own)).status).toBe(200);
    expect((await customer(other)).status).toBe(404);
    expect((await by(secret, 'reporting/transactions')).status).toBe(403);
    const token = await tokenOf(api.open, '4242424242424242', { subMerchantId: own });
    const path = '/api/v1/backoffice/transactions/creditcard/sale';
    const sold = await call(api.url, 'harbor.localhost', path, {
      method: 'POST',
      body: saleBody(admin, { token, subMerchantId: own }),
      headers: { authorization: `Bearer ${secret}`, 'idempotency-key': newKey() },
    });
    expect([sold.status, sold.body.status]).toEqual([200, 'processing']);
  });

  test('can’t have abilities that its creator lacks or loses [PROD-07]', async () => {
    const selling = { spProductId, name: 'Too much', abilities: ['transactions.sale'] };
    const refused = await send(provider, 'POST', keys, selling);
    expect([refused.status, refused.body.code]).toEqual([403, 'ABILITY_NOT_GRANTABLE']);
    const foreign = { spProductId, name: 'Elsewhere', subMerchantIds: ['sm_0041'] };
    expect((await send(provider, 'POST', keys, foreign)).status).toBe(404);
    const personal = { spProductId, name: 'Personal', abilities: ['users.manage'] };
    expect((await send(admin, 'POST', keys, personal)).status).toBe(400);

    const boss = await createPerson(admin, { roles: ['admin'] });
    await updatePerson(admin, boss.body.id, { forcePasswordReset: false });
    const maker = await api.signIn(boss.body.username);
    const grant = { abilities: ['customers.manage', 'sidebar.customers'] };
    const strong = (await send(maker, 'POST', keys, { ...selling, ...grant })).body;
    expect((await by(strong.secret, 'reporting/customers')).status).toBe(200);
    // The product's provider may revoke the key but can't rotate it to get its secret.
    expect((await change(strong, { rotate: true })).body.code).toBe('ABILITY_NOT_GRANTABLE');
    await updatePerson(admin, boss.body.id, { roles: ['bank'] });
    expect((await by(strong.secret, 'reporting/customers')).status).toBe(403);
  });

  test('of the sandbox is accepted in the same header as in production', async () => {
    const secret = 'sk_test_sandbox-key-of-harbor';
    expect((await by(secret, 'reporting/transactions?pageSize=1')).status).toBe(200);
    const { status } = await call(api.url, 'harbor.localhost', '/api/v1/reporting/transactions', {
      headers: { 'x-api-key': secret },
    });
    expect(status).toBe(401);
  });

  test('can’t create keys or sign in', async () => {
    const { secret, _id } = await create();
    const more = { spProductId, name: 'More' };
    const refused = await by(secret, `backoffice/${keys}`, 'POST', more);
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_FOR_KEYS']);
    expect((await by(secret, `users/${_id}`)).status).toBe(403);
  });

  test('works for one more day after a rotation [PROD-08]', async () => {
    const old = await create('Rotated');
    const fresh = (await change(old, { rotate: true })).body;
    expect(fresh).toMatchObject({ name: 'Rotated', status: 'active' });
    expect(fresh._id).not.toBe(old._id);
    for (const { secret } of [old, fresh]) {
      expect((await by(secret, 'backoffice/accounts/center/view')).status).toBe(200);
    }
    expect((await change(old, { rotate: true })).status).toBe(409);
    await api.open.pool.query('update api_keys set works_until = now() where api_user_id = $1', [
      old._id,
    ]);
    expect((await by(old.secret, 'backoffice/accounts/center/view')).status).toBe(401);
    const list = await provider.get(`backoffice/${keys}?name=Rotated&status=revoked`);
    expect(list.body.data).toMatchObject([{ _id: old._id, status: 'revoked' }]);
  });

  test('is renamed without a new secret, and revoked at once', async () => {
    const key = await create();
    expect((await change(key, { name: 'Renamed' })).body).toMatchObject({
      name: 'Renamed',
      secret: null,
    });
    const path = `${keys}/${key._id}`;
    expect((await send(provider, 'DELETE', path, { spProductId })).body.success).toBe(true);
    expect((await by(key.secret, 'backoffice/accounts/center/view')).status).toBe(401);
    expect((await send(provider, 'DELETE', path, { spProductId })).status).toBe(409);
    expect((await by(`sk_test_${'x'.repeat(43)}`, 'backoffice/accounts/center/view')).status).toBe(
      401,
    );
  });

  test('of another provider doesn’t exist', async () => {
    const juniper = await api.signIn('provider@juniper');
    const key = await create();
    const body = { spProductId };
    expect((await send(juniper, 'DELETE', `${keys}/${key._id}`, body)).status).toBe(404);
    expect((await send(juniper, 'POST', keys, { ...body, name: 'Mine' })).status).toBe(404);
  });

  test('that calls too often gets a time to retry; other keys keep working', async () => {
    const busy = await create();
    const calm = await create();
    const path = 'backoffice/spproducts/tidewater-commerce/fees';
    await by(busy.secret, path);
    // All but a few have been taken: a slow machine would not call this often within one window.
    await api.open.pool.query(
      'update limit_windows set taken = $2, started_at = clock_timestamp() where limit_key = $1',
      [`key:${busy._id}`, apiKeyCallLimit - 5],
    );
    const responses = await Promise.all(Array.from({ length: 20 }, () => by(busy.secret, path)));
    const last = responses.findLast(({ status }) => status === 429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await by(calm.secret, path)).status).toBe(200);
    // The count is in the database, shared by all processes.
    const { rows } = await api.open.pool.query(
      'select taken <= $2 as held from limit_windows where limit_key = $1',
      [`key:${busy._id}`, apiKeyCallLimit],
    );
    expect(rows).toEqual([{ held: true }]);
  });
});
