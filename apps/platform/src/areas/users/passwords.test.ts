import { describe, expect, test } from 'vitest';
import { createPerson, goodPassword, updatePerson } from '../../../test/people.ts';
import { holdHashes } from '../../../test/quick-hashes.ts';
import type { TestResponse } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { signInByPassword } from '../../http/sessions/index.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const merchantAdmin = usePerson(api, 'merchantadmin@harbor');

const outcome = ({ status, body }: TestResponse) => [status, body.code];

describe('users', () => {
  test('change their password with the current one; other sessions end, this one stays', async () => {
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

  test('are refused for a while after five wrong passwords, even with the right one', async () => {
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

  test('wait in the limited queue of sign-ins', async () => {
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
  test('is replaced with a one-time password, which must be changed', async () => {
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

describe('a password used before', () => {
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

  test('is refused at its field while it is one of the last four, then accepted [SIGN-33]', async () => {
    const { change } = await withPasswords(6);
    const again = await Promise.all([1, 2, 3, 4].map((place) => change(5, place)));
    for (const { status, body } of again) {
      expect([status, body.errors[0].path]).toEqual([400, 'newPassword']);
    }
    expect((await change(5, 0)).status).toBe(200);
  });

  test('is also refused after an administrator set a one-time password', async () => {
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

  test('is stored as a hash, and only as long as needed', async () => {
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
