import { describe, expect, test } from 'vitest';
import { createPerson, goodPassword, updatePerson } from '../../../test/people.ts';
import { accountOf } from '../../../test/sale.ts';
import type { TestResponse } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const merchantAdmin = usePerson(api, 'merchantadmin@harbor');

const outcome = ({ status, body }: TestResponse) => [status, body.code];

describe('a new person', () => {
  test('is listed, signs in, and must first choose their own password [SCOPE-23]', async () => {
    const made = await createPerson(admin);
    expect(made.body).toMatchObject({ status: 'active', lastSignInAt: null });
    const found = await admin.get(`users?username=${encodeURIComponent(made.body.username)}`);
    expect(found.body.data).toEqual([made.body]);
    const session = await api.signIn(made.body.username);
    expect(session.response.forcePasswordReset).toBe(true);
    expect((await session.get('backoffice/accounts/submerchants')).body.code).toBe(
      'PASSWORD_RESET_NEEDED',
    );
    const changed = await session.call(`users/${made.body.id}/change-password`, {
      method: 'POST',
      body: { currentPassword: goodPassword, newPassword: 'a heron on the weir' },
    });
    expect(changed.body).toEqual({ success: true });
    expect((await session.get('backoffice/accounts/submerchants')).status).toBe(200);
  });

  test('can’t have another user’s username or email, in any case', async () => {
    expect(outcome(await createPerson(admin, { username: 'MANAGER@harbor' }))).toEqual([
      409,
      'USERNAME_TAKEN',
    ]);
    expect(outcome(await createPerson(admin, { email: 'Manager@Harbor.example' }))).toEqual([
      409,
      'EMAIL_TAKEN',
    ]);
  });

  test('of a merchant-type role needs an account [ROLE-06]', async () => {
    const refused = await createPerson(admin, { roles: ['employee'] });
    expect(outcome(refused)).toEqual([422, 'ACCOUNT_NEEDED']);
    const made = await createPerson(admin, { roles: ['employee'], subMerchantIds: ['sm_0001'] });
    expect(made.body.accounts).toMatchObject([{ subMerchantId: 'sm_0001' }]);
  });

  test('gets no account or product of another facilitator', async () => {
    const account = { roles: ['employee'], subMerchantIds: ['sm_0041'] };
    expect((await createPerson(admin, account)).status).toBe(404);
    const product = { roles: ['service-provider'], productIds: ['spp_trailhead'] };
    expect((await createPerson(admin, product)).status).toBe(404);
  });

  test('gets no password that is the username', async () => {
    const username = 'quiet.heron@harbor';
    const refused = await createPerson(admin, { username, password: 'Quiet.Heron@harbor' });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'password', message: 'Your password can’t be your username.' }],
    ]);
  });

  test('gets no common password [SIGN-28]', async () => {
    const refused = await createPerson(admin, { password: 'Password1234' });
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'password']);
  });
});

describe('a merchant’s admin', () => {
  test('grants only merchant-type roles at their own accounts', async () => {
    const subMerchantIds = [accountOf(merchantAdmin)];
    const made = await createPerson(merchantAdmin, { roles: ['sales-clerk'], subMerchantIds });
    expect(made.status).toBe(200);
    const staff = await createPerson(merchantAdmin, { roles: ['admin'], subMerchantIds });
    expect(outcome(staff)).toEqual([403, 'ROLE_NOT_GRANTABLE']);
    const elsewhere = { roles: ['employee'], subMerchantIds: ['sm_0024'] };
    const own = merchantAdmin.response.applications.payments.accounts;
    expect(own.some((one: { subMerchantId: string }) => one.subMerchantId === 'sm_0024')).toBe(
      false,
    );
    expect((await createPerson(merchantAdmin, elsewhere)).status).toBe(404);
    const raised = await updatePerson(merchantAdmin, made.body.id, { roles: ['underwriter'] });
    expect(outcome(raised)).toEqual([403, 'ROLE_NOT_GRANTABLE']);
  });

  test('can’t access users elsewhere', async () => {
    for (const id of ['usr_harbor_admin', 'usr_harbor_provider', 'usr_juniper_manager']) {
      expect((await merchantAdmin.get(`users/${id}`)).status).toBe(404);
      expect((await updatePerson(merchantAdmin, id, { name: 'Mine' })).status).toBe(404);
      expect((await merchantAdmin.call(`users/${id}`, { method: 'DELETE' })).status).toBe(404);
      expect((await merchantAdmin.call(`users/${id}/unlock`, { method: 'POST' })).status).toBe(404);
    }
  });
});

describe('people themselves', () => {
  test('change their own name, email, username and theme, not roles and accounts [MENU-12]', async () => {
    const employee = await api.signIn('employee@harbor');
    const { userId } = employee.response;
    const theme = { mode: 'dark', sidebarMini: true };
    const changed = await updatePerson(employee, userId, { name: 'New Name', theme });
    expect(changed.body.name).toBe('New Name');
    const session = await api.signIn('employee@harbor');
    expect(session.response.applications.payments.theme).toEqual(theme);
    await updatePerson(employee, userId, { theme: { mode: 'light' } });
    const later = await api.signIn('employee@harbor');
    expect(later.response.applications.payments.theme).toEqual({
      mode: 'light',
      sidebarMini: true,
    });
    for (const body of [{ roles: ['admin'] }, { subMerchantIds: ['sm_0001'] }]) {
      expect((await updatePerson(employee, userId, body)).status).toBe(403);
    }
    expect((await updatePerson(employee, 'usr_harbor_manager', { name: 'Mine' })).status).toBe(404);
    expect((await updatePerson(admin, 'usr_harbor_admin', { roles: ['bank'] })).status).toBe(403);
  });
});

describe('removing', () => {
  test('ends the user’s sessions and frees their username and email', async () => {
    const made = await createPerson(admin);
    const session = await api.signIn(made.body.username);
    expect((await admin.call(`users/${made.body.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await session.get(`users/${made.body.id}`)).status).toBe(401);
    expect((await admin.get(`users/${made.body.id}`)).status).toBe(404);
    const { username, email } = made.body;
    expect((await createPerson(admin, { username, email })).status).toBe(200);
  });

  test('oneself is refused', async () => {
    const response = await admin.call('users/usr_harbor_admin', { method: 'DELETE' });
    expect(outcome(response)).toEqual([409, 'OWN_USER']);
  });
});

describe('lists of people', () => {
  test('filter by role and status [ROLE-07]', async () => {
    const byRole = await admin.get('users?applications.payments.acl.role=manager');
    const names = byRole.body.data.map(({ username }: { username: string }) => username);
    expect(names.toSorted()).toEqual(['bookkeeper@harbor', 'manager@harbor']);
    const locked = await admin.get('users?status=locked');
    expect(locked.body.data.map(({ username }: { username: string }) => username)).toEqual([
      'locked@harbor',
    ]);
  });
});
