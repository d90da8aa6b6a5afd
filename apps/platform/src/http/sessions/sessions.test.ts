import { describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { createPerson, updatePerson } from '../../../test/people.ts';
import { sell } from '../../../test/sale.ts';
import { call, TestSession } from '../../../test/session.ts';
import { actAs, harborHost, isSignedIn, logOut } from '../../../test/sign-on.ts';
import { useTestApi } from '../../../test/use.ts';

const api = useTestApi();

describe('signing out', () => {
  test('ends every tab of the user, and nobody else’s', async () => {
    const session = await api.signIn('manager@harbor');
    const other = await api.signIn('manager@harbor');
    const tab = await TestSession.openTab(api.url, harborHost, session.cookie);
    const second = new TestSession(api.url, harborHost, session.cookie, tab.body);
    const response = await logOut(session);
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
    expect([await isSignedIn(session), await isSignedIn(second)]).toEqual([false, false]);
    expect((await TestSession.openTab(api.url, harborHost, session.cookie)).status).toBe(401);
    expect(await isSignedIn(other)).toBe(true);
  });

  test('from an acting session leaves the administrator signed in [MENU-20, SIGN-06]', async () => {
    const admin = await api.signIn('admin@harbor');
    const acting = await actAs(admin, 'usr_harbor_manager');
    expect(acting.response).toMatchObject({ isLoggedInAs: true, username: 'manager@harbor' });
    expect(acting.response.sessionRef).toMatch(/^as_/);
    const response = await logOut(acting);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect([await isSignedIn(acting), await isSignedIn(admin)]).toEqual([false, true]);
  });

  test('as the administrator ends their acting sessions', async () => {
    const admin = await api.signIn('admin@harbor');
    const acting = await actAs(admin, 'usr_harbor_manager');
    await logOut(admin);
    expect(await isSignedIn(acting)).toBe(false);
  });
});

describe('acting as a user', () => {
  test('has that user’s abilities, and only the owner of the reference can use it [SIGN-05]', async () => {
    const admin = await api.signIn('admin@harbor');
    const acting = await actAs(admin, 'usr_harbor_clerk');
    expect((await acting.get('users')).status).toBe(403);
    const stranger = await api.signIn('underwriter@harbor');
    const ref = acting.response.sessionRef;
    const stolen = await TestSession.openTab(api.url, harborHost, stranger.cookie, ref);
    expect([stolen.status, stolen.body.token]).toEqual([403, undefined]);
  });

  test('ends when the administrator loses the role', async () => {
    const boss = await api.signIn('admin@harbor');
    const { body } = await createPerson(boss, { roles: ['admin', 'bank'] });
    await updatePerson(boss, body.id, { forcePasswordReset: false });
    const admin = await api.signIn(body.username);
    const acting = await actAs(admin, 'usr_harbor_manager');
    expect(await isSignedIn(acting)).toBe(true);
    await updatePerson(boss, body.id, { roles: ['bank'] });
    expect([await isSignedIn(acting), await isSignedIn(admin)]).toEqual([false, true]);
    const ref = acting.response.sessionRef;
    const again = await TestSession.openTab(api.url, harborHost, admin.cookie, ref);
    expect([again.status, again.body.code]).toEqual([403, 'ACTING_ENDED']);
  });

  test('names the real user in the timeline [SIGN-29]', async () => {
    const admin = await api.signIn('admin@harbor');
    const acting = await actAs(admin, 'usr_harbor_manager');
    const sale = await sell(acting, { token: await tokenOf(api.open) });
    const { body } = await admin.get(`reporting/transactions/${sale.body.transactionId}/timeline`);
    expect(body.data[0].actor).toBe('admin@harbor as manager@harbor');
  });

  test('says whether the user works in this app [SIGN-17]', async () => {
    const admin = await api.signIn('admin@harbor');
    const sameApp = async (login: string) =>
      (
        await admin.call('auth/login-as', {
          method: 'POST',
          body: { userId: `usr_harbor_${login}`, application: 'payments' },
        })
      ).body.sameApp;
    expect(await sameApp('bank')).toBe(true);
    expect(await sameApp('underwriter')).toBe(true);
    expect(await sameApp('manager')).toBe(false);
    expect(await sameApp('provider')).toBe(false);
  });

  test('is refused for users of other facilitators, locked users and oneself', async () => {
    const admin = await api.signIn('admin@harbor');
    const asked = (userId: string) =>
      admin.call('auth/login-as', { method: 'POST', body: { userId, application: 'payments' } });
    expect((await asked('usr_juniper_manager')).status).toBe(404);
    expect((await asked('usr_harbor_locked')).body.code).toBe('USER_LOCKED');
    expect((await asked('usr_harbor_admin')).body.code).toBe('OWN_USER');
  });

  test('works if that user must choose a new password', async () => {
    const newcomer = await api.signIn('newhire@harbor');
    const refused = await newcomer.get('reporting/transactions');
    expect([refused.status, refused.body.code]).toEqual([403, 'PASSWORD_RESET_NEEDED']);
    const admin = await api.signIn('admin@harbor');
    const acting = await actAs(admin, 'usr_harbor_newhire');
    expect((await acting.get('reporting/transactions')).status).toBe(200);
  });
});

describe('sessions end', () => {
  const age = (session: TestSession, minutes: number) =>
    api.open.pool.query(
      "update sign_ons set last_seen_at = last_seen_at - $1 * interval '1 minute' where sign_on_id = $2",
      [minutes, session.response.signOnRef],
    );

  test('after sixty idle minutes of real time, with a message that the app shows [SIGN-07]', async () => {
    const session = await api.signIn('manager@harbor');
    await age(session, 59);
    expect(await isSignedIn(session)).toBe(true);
    await age(session, 59);
    expect(await isSignedIn(session)).toBe(true);
    await age(session, 61);
    const response = await session.get('backoffice/accounts/submerchants');
    expect(response.status).toBe(401);
    expect(response.body.message).toContain('Your session has expired');
    expect((await TestSession.openTab(api.url, harborHost, session.cookie)).status).toBe(401);
  });

  test('not when simulated time moves', async () => {
    const session = await api.signIn('manager@harbor');
    await session.control('clock', { advanceSeconds: 90_000 });
    expect(await isSignedIn(session)).toBe(true);
  });

  test('when the user is locked, who signs in again once unlocked', async () => {
    const session = await api.signIn('accounting@harbor');
    const admin = await api.signIn('admin@harbor');
    await api.open.pool.query('update users set locked_at = now() where user_id = $1', [
      session.response.userId,
    ]);
    expect(await isSignedIn(session)).toBe(false);
    const unlocked = await admin.call(`users/${session.response.userId}/unlock`, {
      method: 'POST',
    });
    expect(unlocked.body.status).toBe('active');
    expect(await isSignedIn(session)).toBe(false);
    expect(await isSignedIn(await api.signIn('accounting@harbor'))).toBe(true);
  });

  test('treats an unknown or broken token as Unauthorized', async () => {
    for (const authorization of [
      'Bearer nonsense',
      'Bearer ',
      'Basic YTpi',
      `Bearer ${'a'.repeat(43)}`,
    ]) {
      const response = await call(api.url, harborHost, '/api/v1/users', {
        headers: { authorization },
      });
      expect([response.status, response.body.message]).toEqual([401, 'Unauthorized']);
    }
  });
});
