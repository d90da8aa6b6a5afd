import { describe, expect, it } from 'vitest';
import { holdHashes } from '../../../test/quick-hashes.ts';
import { call, type TestResponse } from '../../../test/session.ts';
import { useTestHosted } from '../../../test/use.ts';
import { signInRefused } from '../../http/sessions/index.ts';
import { demoPassword } from '../../program/seed/data/people.ts';

const hosted = useTestHosted();

const host = 'harbor.localhost';
const path = '/payments/login';

const open = (query = '') => call(hosted.url, host, `${path}${query}`);

function post(
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { origin: `http://${host}` },
): Promise<TestResponse> {
  return call(hosted.url, host, path, {
    method: 'POST',
    rawBody: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

/** The page without the parts that depend on the typed name. */
const told = ({ text }: TestResponse) => text.replace(/ value="[^"]*"/g, '');

describe('the login page', () => {
  it('uses the brand’s styles and runs no inline script [SCOPE-02]', async () => {
    const { status, headers, text } = await open();
    expect(status).toBe(200);
    expect(text).toContain('Sign in to Harbor Backoffice');
    expect(text).toContain('<link rel="stylesheet" href="/brands/harbor.0123456789.css"');
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'; script-src 'self'; " +
        "style-src 'self'; font-src 'self'; img-src 'self'; report-uri /content-security-reports",
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('shows the other brand on the other host', async () => {
    const { text } = await call(hosted.url, 'juniper.localhost', path);
    expect(text).toContain('Sign in to Juniper Backoffice');
    expect(text).toContain('/brands/juniper.0123456789.css');
  });

  it.each([
    ['expired', 'Your session has expired (after 60 mins of inactivity). Please log in again'],
    ['upgraded', 'A new version has been released, please log back in.'],
    ['signed-out', 'You’ve signed out.'],
  ])('says why the user is here: %s', async (reason, text) => {
    expect((await open(`?reason=${reason}`)).text).toContain(text);
  });

  it('labels its fields and links to help', async () => {
    const { text } = await open();
    expect(text).toContain('<label for="username">Username</label>');
    expect(text).toContain(
      'Can’t sign in? Ask your administrator to unlock your account or reset your password.',
    );
    expect(signInRefused).toBe('Incorrect username or password, or the account is locked.');
  });

  it('shows no message for an unknown reason', async () => {
    const [{ text }, plain] = [await open('?reason=<b>x</b>'), await open()];
    expect(text).toBe(plain.text);
  });

  it('caches its files forever under hashed names', async () => {
    const { text } = await open();
    const files = [...text.matchAll(/"(\/payments\/login\.[\da-f]{10}\.(?:css|js))"/g)];
    expect(files).toHaveLength(2);
    for (const [, file = ''] of files) {
      const { status, headers } = await call(hosted.url, host, file);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toContain('immutable');
    }
  });
});

describe('signing in', () => {
  const manager = { username: 'manager@harbor', password: demoPassword };

  it('sets the sign-on cookie, which a tab exchanges for its session', async () => {
    const { status, headers } = await post(manager);
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/');
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-sign-on=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const sso = await call(hosted.url, host, '/api/v1/auth/sso', {
      method: 'POST',
      body: { facId: 'harbor', application: 'payments' },
      headers: { origin: `http://${host}`, cookie: cookie.split(';')[0] ?? '' },
    });
    expect(sso.body.username).toBe('manager@harbor');
  });

  it('lets a whole office sign in at the same moment', async () => {
    const people = ['admin', 'underwriter', 'bank', 'provider', 'manager'].map(
      (login) => `${login}@harbor`,
    );
    const responses = await Promise.all(
      [...people, ...people].map((username) => post({ username, password: demoPassword })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(303));
  });

  it('says that it is busy, and nothing about the password, when too many sign in at once', async () => {
    const release = holdHashes();
    const crowd = Array.from({ length: 75 }, (_, place) =>
      post({ username: `nobody${place}@harbor`, password: 'wrong' }),
    );
    // Queued requests wait for the held hash; those over the limit are refused at once.
    await Promise.race(crowd);
    release();
    const responses = await Promise.all(crowd);
    const busy = responses.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    for (const { headers, text } of busy) {
      expect(headers.get('retry-after')).toBe('3');
      expect(text).toContain('Too many people are signing in right now. Try again in a moment.');
      expect(text).not.toContain(signInRefused);
    }
    const judged = responses.filter(({ status }) => status === 422);
    expect(judged.length + busy.length).toBe(crowd.length);
  });

  it('returns to the page the user came from', async () => {
    const asked = '/transactions?status=declined';
    expect((await open(`?return=${encodeURIComponent(asked)}`)).text).toContain(
      `name="return" value="${asked}"`,
    );
    const { headers } = await post({ ...manager, return: asked });
    expect(headers.get('location')).toBe(asked);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/.//evil.example'])(
    'doesn’t redirect to %s',
    async (asked) => {
      const query = `?return=${encodeURIComponent(asked)}`;
      expect((await open(query)).text).toContain('name="return" value="/"');
      expect((await post({ ...manager, return: asked })).headers.get('location')).toBe('/');
    },
  );

  it('asks for a new password if one is required', async () => {
    const form = { username: 'newhire@harbor', password: demoPassword, return: '/transactions' };
    expect((await post(form)).headers.get('location')).toBe('/change-password');
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://pay.harbor.localhost' }],
    [{ origin: 'http://juniper.localhost' }],
    [{}],
  ])('refuses a form from another page: %j', async (headers) => {
    const response = await post(manager, headers);
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('reports each missing field', async () => {
    const { status, text } = await post({ username: ' ', password: '' });
    expect(status).toBe(422);
    expect(text).toMatch(/role="alert"[^>]*tabindex="-1"[^>]*autofocus/);
    expect(text).toContain('<a href="#username">Enter your username.</a>');
    expect(text).toContain('<a href="#password">Enter your password.</a>');
    expect(text).toContain('aria-describedby="password-message"');
  });

  it('responds the same to an unknown username, a wrong password and a locked user', async () => {
    const responses = [
      await post({ username: 'nobody@harbor', password: 'wrong' }),
      await post({ username: 'clerk@harbor', password: 'wrong' }),
      await post({ username: 'locked@harbor', password: demoPassword }),
      await post({ username: 'manager@juniper', password: demoPassword }),
      await post({ username: 'a\0b', password: 'wrong' }),
      await post({ username: 'x'.repeat(300), password: 'wrong' }),
    ];
    for (const response of responses) {
      expect(response.status).toBe(422);
      expect(response.text).toContain(signInRefused);
      expect(told(response)).toBe(told(responses[0] ?? response));
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  });

  it('delays a username after five failures, without saying so', async () => {
    const wrong = { username: 'employee@harbor', password: 'wrong' };
    const first = await post(wrong);
    for (let failure = 2; failure <= 5; failure += 1) await post(wrong);
    const throttled = await post({ ...wrong, password: demoPassword });
    expect(throttled.status).toBe(422);
    expect(told(throttled)).toBe(told(first));
  });

  it('shows what was typed as text, and never the password', async () => {
    const { text } = await post({ username: '"><img src=x>', password: 'hunter-two' });
    expect(text).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
    expect(text).not.toContain('hunter-two');
  });

  it('refuses an oversized form', async () => {
    expect((await post({ username: 'x'.repeat(20_000), password: 'x' })).status).toBe(413);
  });
});
