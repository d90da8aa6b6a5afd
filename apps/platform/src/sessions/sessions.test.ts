import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../test/api.ts';
import { call, type TestAnswer, TestSession } from '../../test/session.ts';
import { signInByPassword } from './password-sign-in.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(async () => {
  expect(api.problems).toEqual([]);
  await api.close();
});

const host = 'harbor.localhost';
const password = 'lantern-quay-morning';

const isSignedIn = async (session: TestSession): Promise<boolean> =>
  (await session.get('backoffice/accounts/submerchants')).status === 200;

const post = (
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  at = host,
): Promise<TestAnswer> => call(api.url, at, `/api/v1/${path}`, { method: 'POST', body, headers });

const sso = { facId: 'harbor', application: 'payments' };

const logOut = (session: TestSession, token = session.token) =>
  post('auth/logout', { token }, { cookie: session.cookie, origin: `http://${host}` });

const actAs = async (admin: TestSession, userId: string): Promise<TestSession> => {
  const { body } = await admin.call('auth/login-as', {
    method: 'POST',
    body: { userId, application: 'payments' },
  });
  const tab = await TestSession.openTab(api.url, host, admin.cookie, body.as);
  expect(tab.status).toBe(200);
  return new TestSession(api.url, host, admin.cookie, tab.body);
};

describe('signing on', () => {
  test('sets a cookie that only this host, over a secure connection, ever gets back', async () => {
    const answer = await post('auth/dev-login', { username: 'manager@harbor' });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-sign-on=[\w-]{43}; /);
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(cookie).toContain(attribute);
    }
    expect(cookie).not.toContain('Domain');
  });

  test('keeps neither cookie nor token, only their hashes', async () => {
    const session = await api.signIn('manager@harbor');
    const { rows } = await api.open.pool.query(
      'select to_jsonb(s)::text as text from sign_ons s union all select to_jsonb(b)::text from bearer_sessions b',
    );
    const kept = rows.map(({ text }: { text: string }) => text).join();
    expect(kept).not.toContain(session.token);
    expect(kept).not.toContain(session.cookie.split('=')[1]);
  });

  test('opens each tab with a token of its own, without asking again', async () => {
    const first = await api.signIn('manager@harbor');
    const tab = await TestSession.openTab(api.url, host, first.cookie);
    expect(tab.body.token).not.toBe(first.token);
    expect(tab.body.signOnRef).toBe(first.answer.signOnRef);
    expect(tab.body.sessionRef).not.toBe(first.answer.sessionRef);
  });

  test.each([
    ['another site', { origin: 'http://evil.example' }],
    ['the hosted pages', { origin: `http://pay.${host}` }],
    ['no page', {}],
    ['a sandboxed frame', { origin: 'null' }],
  ])('is not for %s', async (_name, headers) => {
    const { cookie } = await api.signIn('manager@harbor');
    const answer = await post('auth/sso', sso, { cookie, ...headers });
    expect([answer.status, answer.body.code]).toEqual([403, 'ORIGIN_REFUSED']);
  });

  test('takes no bearer token for a cookie and no cookie for a bearer token', async () => {
    const { cookie, token } = await api.signIn('manager@harbor');
    const origin = `http://${host}`;
    const byToken = await post('auth/sso', sso, { origin, authorization: `Bearer ${token}` });
    expect(byToken.status).toBe(401);
    const byCookie = await call(api.url, host, '/api/v1/users', { headers: { cookie, origin } });
    expect([byCookie.status, byCookie.body.message]).toEqual([401, 'Unauthorized']);
  });

  test('of a brand is none of another', async () => {
    const { cookie } = await api.signIn('manager@harbor');
    const answer = await post(
      'auth/sso',
      { ...sso, facId: 'juniper' },
      { cookie, origin: `http://${host}` },
    );
    expect([answer.status, answer.body.code]).toEqual([401, 'WRONG_API_USER']);
  });

  test('by the development login is refused to the unknown and the locked', async () => {
    for (const username of ['nobody@harbor', 'locked@harbor', 'manager@juniper']) {
      const answer = await post('auth/dev-login', { username });
      expect([answer.status, answer.body.code]).toEqual([401, 'WRONG_API_USER']);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });
});

describe('the development login', () => {
  test('is not there on another host', async () => {
    for (const at of ['harbor.example', 'harbor.localhost.example', '192.168.1.5']) {
      expect((await post('auth/dev-login', { username: 'admin@harbor' }, {}, at)).status).toBe(404);
    }
  });

  test('is not there in another environment, nor is the simulator’s control', async () => {
    const sandbox = await startTestApi(() => ({ environment: 'sandbox' }));
    try {
      const asked = (path: string, body: unknown) =>
        call(sandbox.url, host, path, { method: 'POST', body });
      const login = await asked('/api/v1/auth/dev-login', { username: 'admin@harbor' });
      expect(login.status).toBe(404);
      expect(login.headers.get('business-time')).toBeNull();
      expect((await asked('/v1/simulator/clock', { advanceSeconds: 1 })).status).toBe(404);
      expect((await asked('/v1/simulator/settle', {})).status).toBe(404);
    } finally {
      await sandbox.close();
    }
  });

  test('signs out', async () => {
    const session = await api.signIn('manager@harbor');
    const answer = await post('auth/dev-login', { logout: true }, { cookie: session.cookie });
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await isSignedIn(session)).toBe(false);
  });

  test('is not for pages of other sites', async () => {
    const body = { username: 'admin@harbor' };
    const answer = await post('auth/dev-login', body, { origin: 'http://evil.example' });
    expect(answer.status).toBe(403);
  });
});

describe('signing out', () => {
  test('ends every tab of the person, and no one else’s', async () => {
    const session = await api.signIn('manager@harbor');
    const other = await api.signIn('manager@harbor');
    const tab = await TestSession.openTab(api.url, host, session.cookie);
    const second = new TestSession(api.url, host, session.cookie, tab.body);
    const answer = await logOut(session);
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect([await isSignedIn(session), await isSignedIn(second)]).toEqual([false, false]);
    expect((await TestSession.openTab(api.url, host, session.cookie)).status).toBe(401);
    expect(await isSignedIn(other)).toBe(true);
  });

  test('of an acting session leaves the administrator signed in', async () => {
    const admin = await api.signIn('admin@harbor');
    const acting = await actAs(admin, 'usr_harbor_manager');
    expect(acting.answer).toMatchObject({ isLoggedInAs: true, username: 'manager@harbor' });
    expect(acting.answer.sessionRef).toMatch(/^as_/);
    const answer = await logOut(acting);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect([await isSignedIn(acting), await isSignedIn(admin)]).toEqual([false, true]);
  });

  test('of the administrator ends what they do as others', async () => {
    const admin = await api.signIn('admin@harbor');
    const acting = await actAs(admin, 'usr_harbor_manager');
    await logOut(admin);
    expect(await isSignedIn(acting)).toBe(false);
  });
});

describe('acting as a person', () => {
  test('takes that person’s abilities, and is for the owner of the reference alone', async () => {
    const admin = await api.signIn('admin@harbor');
    const acting = await actAs(admin, 'usr_harbor_clerk');
    expect((await acting.get('users')).status).toBe(403);
    const stranger = await api.signIn('underwriter@harbor');
    const ref = acting.answer.sessionRef;
    const stolen = await TestSession.openTab(api.url, host, stranger.cookie, ref);
    expect([stolen.status, stolen.body.token]).toEqual([403, undefined]);
  });

  test('says whether the person’s work is in this app', async () => {
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

  test('is not for people of other facilitators, locked people or oneself', async () => {
    const admin = await api.signIn('admin@harbor');
    const asked = (userId: string) =>
      admin.call('auth/login-as', { method: 'POST', body: { userId, application: 'payments' } });
    expect((await asked('usr_juniper_manager')).status).toBe(404);
    expect((await asked('usr_harbor_locked')).body.code).toBe('USER_LOCKED');
    expect((await asked('usr_harbor_admin')).body.code).toBe('OWN_USER');
  });

  test('is not stopped by that person’s forced new password', async () => {
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
      [minutes, session.answer.signOnRef],
    );

  test('after sixty idle minutes of real time, with words that end them in the app', async () => {
    const session = await api.signIn('manager@harbor');
    await age(session, 59);
    expect(await isSignedIn(session)).toBe(true);
    await age(session, 59);
    expect(await isSignedIn(session)).toBe(true);
    await age(session, 61);
    const answer = await session.get('backoffice/accounts/submerchants');
    expect(answer.status).toBe(401);
    expect(answer.body.message).toContain('Your session has expired');
    expect((await TestSession.openTab(api.url, host, session.cookie)).status).toBe(401);
  });

  test('not when business time is moved', async () => {
    const session = await api.signIn('manager@harbor');
    await session.call('/v1/simulator/clock', { method: 'POST', body: { advanceSeconds: 90_000 } });
    expect(await isSignedIn(session)).toBe(true);
  });

  test('when the person is locked, and stay ended after the unlock', async () => {
    const session = await api.signIn('accounting@harbor');
    const admin = await api.signIn('admin@harbor');
    const { lockUser } = await import('./password-sign-in.ts');
    await lockUser(api.open.database, session.answer.userId);
    expect(await isSignedIn(session)).toBe(false);
    const unlocked = await admin.call(`users/${session.answer.userId}/unlock`, { method: 'POST' });
    expect(unlocked.body.status).toBe('active');
    expect(await isSignedIn(session)).toBe(false);
    expect(await isSignedIn(await api.signIn('accounting@harbor'))).toBe(true);
  });

  test('answers an unknown or broken token as Unauthorized', async () => {
    for (const authorization of [
      'Bearer nonsense',
      'Bearer ',
      'Basic YTpi',
      `Bearer ${'a'.repeat(43)}`,
    ]) {
      const answer = await call(api.url, host, '/api/v1/users', { headers: { authorization } });
      expect([answer.status, answer.body.message]).toEqual([401, 'Unauthorized']);
    }
  });
});

describe('signing in by password', () => {
  const sign = (username: string, given: string, now: Date, ip = '203.0.113.9') =>
    signInByPassword(
      api.open.database,
      { facilitatorId: 'harbor', username, password: given },
      { ip },
      now,
    );

  test('takes the name in any case and nothing but the right password', async () => {
    const now = new Date();
    expect((await sign(' Employee@Harbor ', password, now)).ok).toBe(true);
    expect((await sign('employee@harbor', `${password} `, now)).ok).toBe(false);
    expect((await sign('nobody@harbor', password, now)).ok).toBe(false);
    expect((await sign('locked@harbor', password, now)).ok).toBe(false);
  });

  test('waits a minute after five failures and locks after ten', async () => {
    const start = Date.now();
    const at = (minutes: number) => new Date(start + minutes * 60_000);
    for (let time = 0; time < 5; time += 1) await sign('bank@harbor', 'wrong', at(0));
    expect((await sign('bank@harbor', password, at(0.5))).ok).toBe(false);
    expect((await sign('bank@harbor', password, at(1.5))).ok).toBe(true);

    for (let time = 0; time < 10; time += 1) await sign('bank@harbor', 'wrong', at(2 + time * 1.1));
    expect((await sign('bank@harbor', password, at(30))).ok).toBe(false);
    const { rows } = await api.open.pool.query(
      "select locked_at is not null as locked from users where user_id = 'usr_harbor_bank'",
    );
    expect(rows[0].locked).toBe(true);
  });
});

test('passwords are kept as salted scrypt and read back by their own parameters', async () => {
  const [one, other] = await Promise.all([
    hashPassword('a long pässword'),
    hashPassword('a long pässword'),
  ]);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^scrypt:16384:8:5:/);
  expect(await verifyPassword('a long pässword', one)).toBe(true);
  expect(await verifyPassword('a long pa\u0308ssword', other)).toBe(true);
  expect(await verifyPassword('a long password', one)).toBe(false);
  expect(await verifyPassword('anything', 'md5:nonsense')).toBe(false);
});
