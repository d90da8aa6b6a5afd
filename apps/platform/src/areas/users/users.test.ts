/* A single long file: all tests share one seeded platform, which takes longer to make than they take to run. */
import { describe, expect, test } from 'vitest';
import { createPerson, goodPassword, updatePerson } from '../../../test/people.ts';
import { holdHashes } from '../../../test/quick-hashes.ts';
import { accountOf } from '../../../test/sale.ts';
import type { TestResponse } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { signInByPassword } from '../../http/sessions/index.ts';
import { demoPassword } from '../../program/seed/data/people.ts';
import { isCommonPassword } from './password-rules.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const merchantAdmin = usePerson(api, 'merchantadmin@harbor');

const outcome = ({ status, body }: TestResponse) => [status, body.code];

describe('a new person', () => {
  test('is listed, signs in, and chooses a password of their own first [SCOPE-23]', async () => {
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

  test('may not take another’s user name or e-mail, in any case', async () => {
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
  test('gives merchant-type roles in own accounts, and no others', async () => {
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

  test('reaches no one elsewhere', async () => {
    for (const id of ['usr_harbor_admin', 'usr_harbor_provider', 'usr_juniper_manager']) {
      expect((await merchantAdmin.get(`users/${id}`)).status).toBe(404);
      expect((await updatePerson(merchantAdmin, id, { name: 'Mine' })).status).toBe(404);
      expect((await merchantAdmin.call(`users/${id}`, { method: 'DELETE' })).status).toBe(404);
      expect((await merchantAdmin.call(`users/${id}/unlock`, { method: 'POST' })).status).toBe(404);
    }
  });
});

describe('people themselves', () => {
  test('change their own name, e-mail, user name and theme, not roles and accounts [MENU-12]', async () => {
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

  test('change their password with the current one; other sign-ons end, this one stays', async () => {
    const made = await createPerson(admin, { roles: ['bank'] });
    const here = await api.signIn(made.body.username);
    const elsewhere = await api.signIn(made.body.username);
    const change = (currentPassword: string, newPassword: string) =>
      here.call(`users/${made.body.id}/change-password`, {
        method: 'POST',
        body: { currentPassword, newPassword },
      });
    const wrong = await change('not the password', 'a stone in the river');
    expect([wrong.status, wrong.body.message]).toEqual([401, 'The current password is not valid.']);
    expect(wrong.body.message).not.toMatch(/expired|Unauthorized|Facilitator/);
    expect((await change(goodPassword, goodPassword)).status).toBe(400);
    expect((await change(goodPassword, 'qwertyqwerty')).body.errors[0].path).toBe('newPassword');
    expect((await change(goodPassword, 'short')).status).toBe(400);
    expect((await change(goodPassword, 'a stone in the river')).status).toBe(200);
    expect((await here.get('backoffice/accounts/submerchants')).status).toBe(200);
    expect((await elsewhere.get('backoffice/accounts/submerchants')).status).toBe(401);
    const others = await here.call('users/usr_harbor_manager/change-password', {
      method: 'POST',
      body: { currentPassword: 'a stone in the river', newPassword: 'another one entirely' },
    });
    expect(others.status).toBe(404);
  });

  test('are refused even the right password for a while after five wrong ones', async () => {
    const made = await createPerson(admin, { roles: ['bank'] });
    const session = await api.signIn(made.body.username);
    const change = (currentPassword: string) =>
      session.call(`users/${made.body.id}/change-password`, {
        method: 'POST',
        body: { currentPassword, newPassword: 'nine gulls over the pier' },
      });
    for (let time = 0; time < 5; time += 1) expect((await change('wrong')).status).toBe(401);
    expect((await change(goodPassword)).status).toBe(401);
  });

  test('wait in the queue of sign-ins, which is only so long', async () => {
    const made = await createPerson(admin, { roles: ['bank'] });
    const session = await api.signIn(made.body.username);
    const body = { currentPassword: 'wrong', newPassword: 'nine gulls over the pier' };
    const path = `users/${made.body.id}/change-password`;
    const release = holdHashes();
    const sent = Array.from({ length: 75 }, () => session.call(path, { method: 'POST', body }));
    // Queued requests wait for the held hash; those over the limit are refused at once.
    await Promise.race(sent);
    release();
    const all = await Promise.all(sent);
    const kinds = new Set(all.map(({ status, body: said }) => `${status} ${said.code}`));
    expect(kinds).toEqual(new Set(['401 CURRENT_PASSWORD_WRONG', '503 BUSY']));
  });
});

describe('a forgotten password', () => {
  test('is replaced by a one-time password, which must be changed', async () => {
    const made = await createPerson(admin, { roles: ['bank'] });
    await updatePerson(admin, made.body.id, { forcePasswordReset: false });
    const before = await api.signIn(made.body.username);
    const path = `users/${made.body.id}/reset-password`;
    const { status, body } = await admin.call(path, { method: 'POST' });
    expect([status, body.password.length]).toEqual([200, 16]);
    expect((await before.get('backoffice/accounts/submerchants')).status).toBe(401);
    const sign = (password: string) =>
      signInByPassword(api.open.database, {
        facilitatorId: 'harbor',
        username: made.body.username,
        password,
      });
    expect([(await sign(goodPassword)).ok, (await sign(body.password)).ok]).toEqual([false, true]);
    const session = await api.signIn(made.body.username);
    expect((await session.get('backoffice/accounts/submerchants')).body.code).toBe(
      'PASSWORD_RESET_NEEDED',
    );
    expect(
      outcome(await admin.call('users/usr_harbor_admin/reset-password', { method: 'POST' })),
    ).toEqual([409, 'OWN_USER']);
    expect((await merchantAdmin.call(path, { method: 'POST' })).status).toBe(404);
    const { rows } = await api.open.pool.query(
      'select to_jsonb(a)::text as text from user_activities a',
    );
    expect(JSON.stringify(rows)).not.toContain(body.password);
  });
});

describe('removing', () => {
  test('ends the person’s sessions and frees their names', async () => {
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

describe('report settings', () => {
  const save = (body: unknown) => admin.call('users/preferences/reports', { method: 'POST', body });

  test('are saved by parent and report, replaced, carried by the session, and deleted when empty [LIST-10, LIST-11]', async () => {
    const settings = { filters: { status: ['declined'] }, columns: ['amount'], sort: '-amount' };
    const saved = await save({ report: 'transactions/big-ones', parent: 'reporting', ...settings });
    expect(saved.body.reports.reporting['transactions/big-ones']).toEqual(settings);
    await save({ report: 'transactions', parent: 'reporting', sort: 'amount' });
    const session = await api.signIn('admin@harbor');
    expect(session.response.preferences.reports?.reporting).toEqual({
      'transactions/big-ones': settings,
      transactions: { sort: 'amount' },
    });
    const emptied = await save({
      report: 'transactions/big-ones',
      parent: 'reporting',
      filters: {},
    });
    expect(emptied.body.reports.reporting).toEqual({ transactions: { sort: 'amount' } });
  });

  test('that are not as they were agreed upon are left out, and nobody is kept out by them', async () => {
    await save({ report: 'transactions', parent: 'kept', sort: 'amount', name: 'Mine' });
    await save({ report: 'disputes', parent: 'kept', sort: 'amount' });
    await api.open.pool.query(
      `update report_preferences set columns = '{"not": "a list"}'
       where parent = 'kept' and report = 'disputes'`,
    );
    const session = await api.signIn('admin@harbor');
    expect(session.response.preferences.reports?.kept).toEqual({
      transactions: { sort: 'amount', name: 'Mine' },
    });
  });

  test('need a report and a parent, and take no name of a prototype [LIST-08, LIST-09]', async () => {
    const missing = await save({ report: '', parent: 'reporting' });
    expect(missing.body.errors[0].message).toBe('Report name and parent are required');
    for (const body of [
      { report: 'x' },
      { parent: 'x' },
      {},
      { report: '', parent: 'x' },
      { report: 'x', parent: '' },
      { report: '', parent: '' },
    ]) {
      const refused = await save(body);
      expect([body, refused.status, refused.body.message]).toEqual([
        body,
        400,
        'Report name and parent are required',
      ]);
    }
    const both = await save({ report: '', parent: '' });
    expect(both.body.message).toBe('Report name and parent are required');
    for (const parent of ['__proto__', '../x', 'a b\n']) {
      expect((await save({ report: 'transactions', parent, sort: 'amount' })).status).toBe(400);
    }
  });
});

describe('common passwords', () => {
  test.each([
    'password1234',
    'P@ssw0rd1234',
    'passwordpassword',
    'qwertyuiop123',
    '123456789012',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijkl',
    'Welcome12345!',
    'letmeinletmein',
    'administrator1',
    'ilovey0u1234',
    'zxcvbnm12345',
    'harborpayments',
    'correcthorsebatterystaple',
    'Correct-Horse-Battery-Staple-9',
    'leavemealone',
    'sonyericsson',
    'Sonyericsson2026!',
    'f1nalfantasy77',
  ])('%s is one', (text) => {
    expect(isCommonPassword(text, [])).toBe(true);
  });

  test.each(['seven herons at dusk', 'Tr0ub4dor&3xyz', '82kd92mxlq0z'])('%s is none', (text) => {
    expect(isCommonPassword(text, ['manager@harbor'])).toBe(false);
  });

  test('the password of the demo people is one, which everybody can read', () => {
    expect(isCommonPassword(demoPassword, [])).toBe(true);
    expect(isCommonPassword(demoPassword.toUpperCase().replaceAll('-', ' '), [])).toBe(true);
  });

  test('a password may not be the own name with digits', () => {
    expect(isCommonPassword('Rosalind-2026', ['rosalind'])).toBe(true);
    // A username has its brand behind it.
    for (const text of ['ada@harbor2026!', '2026-Ada@Harbor-01', 'ada-2026-2026'])
      expect(isCommonPassword(text, ['ada@harbor'])).toBe(true);
  });
});

describe('a password that somebody had before', () => {
  const chosen = (place: number) => `a pier in october ${place}`;

  /** A user who changed through several passwords, starting with number 0. */
  async function withPasswords(count: number) {
    const made = await createPerson(admin, { password: chosen(0) });
    await updatePerson(admin, made.body.id, { forcePasswordReset: false });
    const session = await api.signIn(made.body.username);
    const change = (from: number, to: number) =>
      session.call(`users/${made.body.id}/change-password`, {
        method: 'POST',
        body: { currentPassword: chosen(from), newPassword: chosen(to) },
      });
    for (let place = 1; place < count; place += 1) {
      expect((await change(place - 1, place)).status).toBe(200);
    }
    return { id: String(made.body.id), change };
  }

  test('is refused at its field while it is one of the last four, and taken after that [SIGN-33]', async () => {
    const { change } = await withPasswords(6);
    const again = await Promise.all([1, 2, 3, 4].map((place) => change(5, place)));
    for (const { status, body } of again) {
      expect([status, body.errors[0].path]).toEqual([400, 'newPassword']);
    }
    expect((await change(5, 0)).status).toBe(200);
  });

  test('is refused after an administrator gave a one-time password, too', async () => {
    const { id } = await withPasswords(1);
    const { body } = await admin.call(`users/${id}/reset-password`, { method: 'POST' });
    const user = await admin.get(`users/${id}`);
    const session = await api.signIn(user.body.username);
    const back = await session.call(`users/${id}/change-password`, {
      method: 'POST',
      body: { currentPassword: body.password, newPassword: chosen(0) },
    });
    expect([back.status, back.body.errors?.[0].path]).toEqual([400, 'newPassword']);
  });

  test('is kept as a hash, and no longer than it is asked for', async () => {
    const { id } = await withPasswords(8);
    const { rows } = await api.open.pool.query<{ password_hash: string }>(
      'select password_hash from password_history where user_id = $1',
      [id],
    );
    expect(rows.map(({ password_hash }) => password_hash.split(':')[0])).toEqual(
      Array<string>(4).fill('scrypt'),
    );
  });
});
