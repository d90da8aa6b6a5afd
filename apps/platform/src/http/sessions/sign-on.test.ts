import { describe, expect, test } from 'vitest';
import { startTestApi } from '../../../test/api.ts';
import { testPlaces } from '../../../test/places.ts';
import { call, TestSession } from '../../../test/session.ts';
import { harborHost, isSignedIn, postTo, ssoBody } from '../../../test/sign-on.ts';
import { useTestApi } from '../../../test/use.ts';

const api = useTestApi();

describe('signing on', () => {
  test('sets a cookie that is sent only to this host, over a secure connection', async () => {
    const response = await postTo(api.url, 'auth/dev-login', { username: 'manager@harbor' });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-sign-on=[\w-]{43}; /);
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(cookie).toContain(attribute);
    }
    expect(cookie).not.toContain('Domain');
  });

  test('stores only hashes of the cookie and the token', async () => {
    const session = await api.signIn('manager@harbor');
    const { rows } = await api.open.pool.query(
      'select to_jsonb(s)::text as text from sign_ons s union all select to_jsonb(b)::text from bearer_sessions b',
    );
    const kept = rows.map(({ text }: { text: string }) => text).join();
    expect(kept).not.toContain(session.token);
    expect(kept).not.toContain(session.cookie.split('=')[1]);
  });

  test('opens each tab with its own token, without asking again [SIGN-01]', async () => {
    const first = await api.signIn('manager@harbor');
    const tab = await TestSession.openTab(api.url, harborHost, first.cookie);
    expect(tab.body.token).not.toBe(first.token);
    expect(tab.body.signOnRef).toBe(first.response.signOnRef);
    expect(tab.body.sessionRef).not.toBe(first.response.sessionRef);
  });

  test.each([
    ['another site', { origin: 'http://evil.example' }],
    ['the hosted pages', { origin: `http://pay.${harborHost}` }],
    ['no page', {}],
    ['a sandboxed frame', { origin: 'null' }],
  ])('is refused for %s', async (_name, headers) => {
    const { cookie } = await api.signIn('manager@harbor');
    const response = await postTo(api.url, 'auth/sso', ssoBody, { cookie, ...headers });
    expect([response.status, response.body.code]).toEqual([403, 'ORIGIN_REFUSED']);
  });

  test('accepts no bearer token as a cookie and no cookie as a bearer token', async () => {
    const { cookie, token } = await api.signIn('manager@harbor');
    const origin = `http://${harborHost}`;
    const byToken = await postTo(api.url, 'auth/sso', ssoBody, {
      origin,
      authorization: `Bearer ${token}`,
    });
    expect(byToken.status).toBe(401);
    const byCookie = await call(api.url, harborHost, '/api/v1/users', {
      headers: { cookie, origin },
    });
    expect([byCookie.status, byCookie.body.message]).toEqual([401, 'Unauthorized']);
  });

  test('to one brand isn’t valid for another', async () => {
    const { cookie } = await api.signIn('manager@harbor');
    const response = await postTo(
      api.url,
      'auth/sso',
      { ...ssoBody, facId: 'juniper' },
      { cookie, origin: `http://${harborHost}` },
    );
    expect([response.status, response.body.code]).toEqual([401, 'WRONG_API_USER']);
  });

  test('by the development login is refused to unknown and locked users', async () => {
    for (const username of ['nobody@harbor', 'locked@harbor', 'manager@juniper']) {
      const response = await postTo(api.url, 'auth/dev-login', { username });
      expect([response.status, response.body.code]).toEqual([401, 'WRONG_API_USER']);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  });
});

describe('the development login', () => {
  test.each(['localhost', '127.0.0.1:4400', '[::1]:4400'])(
    'signs users of the first brand in at %s [SIGN-24]',
    async (at) => {
      const login = await postTo(api.url, 'auth/dev-login', { username: 'manager@harbor' }, {}, at);
      expect(login.status).toBe(200);
      const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
      const tab = await postTo(
        api.url,
        'auth/sso',
        ssoBody,
        { cookie, origin: `http://${at}` },
        at,
      );
      expect([tab.status, tab.body.username]).toEqual([200, 'manager@harbor']);
      const other = await postTo(
        api.url,
        'auth/dev-login',
        { username: 'manager@juniper' },
        {},
        at,
      );
      expect(other.status).toBe(401);
    },
  );

  test.each([
    ['sandbox.harbor.localhost', 404],
    ['app.harbor.localhost', 404],
    ['harbor.example', 421],
    ['harbor.localhost.example', 421],
    ['192.168.1.5', 421],
  ])('doesn’t exist on %s [SIGN-24]', async (at, status) => {
    const asked = await postTo(api.url, 'auth/dev-login', { username: 'admin@harbor' }, {}, at);
    expect(asked.status).toBe(status);
  });

  test('doesn’t exist in another environment, nor does the simulator’s control [PAGE-06, SIGN-24]', async () => {
    const sandbox = await startTestApi(() => ({
      environment: 'sandbox',
      places: testPlaces(undefined, 'sandbox'),
    }));
    try {
      const asked = (path: string, body: unknown) =>
        call(sandbox.url, `sandbox.${harborHost}`, path, { method: 'POST', body });
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
    const response = await postTo(
      api.url,
      'auth/dev-login',
      { logout: true },
      { cookie: session.cookie },
    );
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await isSignedIn(session)).toBe(false);
  });

  test('refuses pages of other sites', async () => {
    const body = { username: 'admin@harbor' };
    const response = await postTo(api.url, 'auth/dev-login', body, {
      origin: 'http://evil.example',
    });
    expect(response.status).toBe(403);
  });
});
