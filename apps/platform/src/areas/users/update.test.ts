import { describe, expect, test } from 'vitest';
import { createPerson, updatePerson } from '../../../test/people.ts';
import { accountOf } from '../../../test/sale.ts';
import { actAs, isSignedIn } from '../../../test/sign-on.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const merchantAdmin = usePerson(api, 'merchantadmin@harbor');

describe('an administrator', () => {
  test('replaces products, and requires a new password or cancels that [ROLE-09, ROLE-10]', async () => {
    const made = await createPerson(admin, {
      roles: ['service-provider'],
      productIds: ['spp_tidewater'],
    });
    const { id } = made.body;
    expect(made.body).toMatchObject({
      forcePasswordReset: true,
      processors: ['simulator', 'simulatorEcheck'],
    });
    const released = await updatePerson(admin, id, { forcePasswordReset: false });
    expect(released.body).toMatchObject({
      forcePasswordReset: false,
      acl: [{ role: 'service-provider', forcePasswordReset: false }],
    });
    const session = await api.signIn(made.body.username);
    expect((await session.get('backoffice/accounts/submerchants')).status).toBe(200);
    const moved = await updatePerson(admin, id, { productIds: ['spp_clinicline'] });
    expect(moved.body.productIds).toEqual(['spp_clinicline']);
    expect((await updatePerson(admin, id, { productIds: ['spp_trailhead'] })).status).toBe(404);
    expect((await updatePerson(session, id, { productIds: [] })).status).toBe(403);
    expect((await updatePerson(session, id, { forcePasswordReset: false })).status).toBe(403);
    const before = await actAs(admin, id);
    await updatePerson(admin, id, { forcePasswordReset: true });
    expect([await isSignedIn(session), await isSignedIn(before)]).toEqual([false, false]);
    const again = await api.signIn(made.body.username);
    expect((await again.get('backoffice/accounts/submerchants')).status).toBe(403);
  });

  test('grants and removes a product, which the activities show by name', async () => {
    const made = await createPerson(admin, {
      roles: ['service-provider'],
      productIds: ['spp_clinicline'],
    });
    const path = `users/${made.body.id}/products`;
    await admin.call(path, { method: 'POST', body: { product: 'spp_tidewater' } });
    await admin.call(`${path}/spp_tidewater`, { method: 'DELETE' });
    const acts = await admin.call('foundation/useractivities/get?action=users.products', {
      method: 'POST',
      body: {},
    });
    const name = made.body.username;
    const texts = acts.body.data.map(({ message }: { message: string }) => message);
    expect(texts.slice(0, 2)).toEqual([
      `Removed the product Tidewater Commerce from ${name}`,
      `Added the product Tidewater Commerce to ${name}`,
    ]);
  });

  test('can’t grant or remove their own products', async () => {
    const own = await admin.get('users?username=admin@harbor');
    const path = `users/${own.body.data[0].id}/products`;
    const given = await admin.call(path, { method: 'POST', body: { product: 'spp_tidewater' } });
    expect(given).toMatchObject({ status: 403 });
    expect(given.body.message).toBe('You can’t change your own roles, accounts, or products.');
    const taken = await admin.call(`${path}/spp_tidewater`, { method: 'DELETE' });
    expect(taken.status).toBe(403);
  });

  test('can’t grant products as a merchant’s admin', async () => {
    const subMerchantIds = [accountOf(merchantAdmin)];
    const made = await createPerson(merchantAdmin, { roles: ['employee'], subMerchantIds });
    const given = await updatePerson(merchantAdmin, made.body.id, {
      productIds: ['spp_tidewater'],
    });
    expect(given.status).toBe(403);
  });

  test('can’t grant products as a merchant’s admin when creating, and no user is created', async () => {
    const body = {
      roles: ['employee'],
      subMerchantIds: [accountOf(merchantAdmin)],
      productIds: ['spp_tidewater'],
    };
    const count = async () => (await admin.get('users?pageSize=1')).body.count;
    const before = await count();
    expect((await createPerson(merchantAdmin, body)).status).toBe(403);
    expect(await count()).toBe(before);
  });
});

describe('a time zone', () => {
  test('is set by the user, included in the session, and removed', async () => {
    const accounting = await api.signIn('accounting@harbor');
    const { userId } = accounting.response;
    const fixed = await updatePerson(accounting, userId, { timeZone: 'America/Denver' });
    expect(fixed.body.preferences).toEqual({ timeZone: 'America/Denver' });
    const session = await api.signIn('accounting@harbor');
    expect(session.response.preferences.timeZone).toBe('America/Denver');
    expect((await updatePerson(accounting, userId, { timeZone: 'Mars/Olympus' })).status).toBe(400);
    const free = await updatePerson(accounting, userId, { timeZone: null });
    expect(free.body.preferences).toEqual({});
  });
});
