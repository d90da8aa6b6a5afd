import { describe, expect, test } from 'vitest';
import { securityTime } from '../../../test/moments.ts';
import { makePasskey, type TestPasskey } from '../../../test/passkey.ts';
import { createPerson, goodPassword, updatePerson } from '../../../test/people.ts';
import { call, type TestResponse } from '../../../test/session.ts';
import { authenticatorCodeAt } from '../../../test/totp.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';

const hosted = useTestHosted();
const admin = usePerson(hosted, 'admin@harbor');

const host = 'harbor.localhost';
const path = '/payments/login';

function post(
  to: string,
  form: Readonly<Record<string, string>>,
  cookie = '',
  origin = `http://${host}`,
): Promise<TestResponse> {
  return call(hosted.url, host, to, {
    method: 'POST',
    rawBody: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, cookie },
  });
}

interface Someone {
  readonly username: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  readonly passkey: TestPasskey;
}

/** A user with an authenticator app and a passkey. */
async function someone(): Promise<Someone> {
  const { body: person } = await createPerson(admin);
  await updatePerson(admin, person.id, { forcePasswordReset: false });
  const session = await hosted.signIn(person.username);
  const factor = (rest: string, body: unknown) =>
    session.call(`users/second-factor/${rest}`, { method: 'POST', body });
  const { body } = await factor('authenticators', { currentPassword: goodPassword });
  // Uses the previous step's code, so that the current one is left for signing in.
  const before = securityTime(-30_000);
  const added = await factor('authenticators/confirm', {
    code: authenticatorCodeAt(body.secret, before),
  });
  const begun = await factor('passkeys', { currentPassword: goodPassword });
  const at = { rpId: host, origin: `http://${host}:${hosted.port}` };
  const passkey = makePasskey(begun.body.options.challenge, at);
  await factor('passkeys/confirm', { name: 'Laptop', credential: passkey.created });
  return {
    username: person.username,
    secret: body.secret,
    recoveryCodes: added.body.recoveryCodes,
    passkey,
  };
}

/** Enters the right password. @returns the step's cookie and the redirect's target. */
async function atStep({ username }: Pick<Someone, 'username'>) {
  const response = await post(path, { username, password: goodPassword, return: '/payouts' });
  expect(response.status).toBe(303);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { cookie, location: response.headers.get('location') ?? '' };
}

const show = (cookie: string, form: Readonly<Record<string, string>>) =>
  post(`${path}/second-step`, { return: '/payouts', ...form }, cookie);

/** Whether a response signs a user in. */
const signsIn = ({ headers }: TestResponse): boolean =>
  headers.getSetCookie().some((cookie) => /^__Host-sign-on=[\w-]{43};/.test(cookie));

const opened = (cookie: string) =>
  call(hosted.url, host, `${path}/second-step`, { headers: { cookie } });

async function challengeOf(cookie: string): Promise<string> {
  const { text } = await opened(cookie);
  const json = /data-passkeys="([^"]+)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  return JSON.parse(json).challenge;
}

const problem = 'That code isn’t right, or was used before.';

describe('a correct password of a user with a second factor', () => {
  test('doesn’t sign in yet, and leads to the second step [SIGN-30]', async () => {
    const person = await someone();
    const response = await post(path, { username: person.username, password: goodPassword });
    expect(signsIn(response)).toBe(false);
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-second-step=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const { cookie, location } = await atStep(person);
    expect(location).toBe('/payments/login/second-step?return=%2Fpayouts');
    const page = await opened(cookie);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.text).toContain('Confirm it’s you');
    // The step's cookie value doesn't work as a sign-on.
    const value = cookie.split('=')[1] ?? '';
    const sso = await call(hosted.url, host, '/api/v1/auth/sso', {
      method: 'POST',
      body: { facId: 'harbor', application: 'payments' },
      headers: { origin: `http://${host}`, cookie: `__Host-sign-on=${value}` },
    });
    expect(sso.status).toBe(401);
  });

  test('doesn’t reveal before the second step that it was correct', async () => {
    const person = await someone();
    const wrong = await post(path, { username: person.username, password: 'wrong' });
    const nobody = await post(path, { username: 'nobody@harbor', password: 'wrong' });
    const told = ({ text }: TestResponse) => text.replace(/ value="[^"]*"/g, '');
    expect(told(wrong)).toBe(told(nobody));
    expect(wrong.headers.get('set-cookie')).toBeNull();
  });
});

describe('the second step', () => {
  test('accepts a code only once, and continues to the requested page', async () => {
    const person = await someone();
    const code = authenticatorCodeAt(person.secret);
    const steps = await Promise.all([atStep(person), atStep(person)]);
    const answers = await Promise.all(steps.map(({ cookie }) => show(cookie, { code })));
    expect(answers.filter(signsIn)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 422]));
    expect(answers.find(signsIn)?.headers.get('location')).toBe('/payouts');
    expect(answers.find((one) => !signsIn(one))?.text).toContain(problem);
  });

  test('accepts each recovery code once, in any spelling', async () => {
    const person = await someone();
    const [first = '', second = ''] = person.recoveryCodes;
    const spelt = first.toLowerCase().replaceAll('-', ' ');
    expect(signsIn(await show((await atStep(person)).cookie, { code: spelt }))).toBe(true);
    expect(signsIn(await show((await atStep(person)).cookie, { code: first }))).toBe(false);
    expect(signsIn(await show((await atStep(person)).cookie, { code: second }))).toBe(true);
  });

  test('accepts a passkey’s response to this page’s challenge, once', async () => {
    const person = await someone();
    const { cookie } = await atStep(person);
    const passkey = JSON.stringify(person.passkey.answer(await challengeOf(cookie)));
    expect(signsIn(await show(cookie, { passkey }))).toBe(true);
    const again = await atStep(person);
    await challengeOf(again.cookie);
    expect(signsIn(await show(again.cookie, { passkey }))).toBe(false);
  });

  test('refuses a passkey’s response to another challenge', async () => {
    const person = await someone();
    const { cookie } = await atStep(person);
    await challengeOf(cookie);
    const passkey = JSON.stringify(person.passkey.answer('QW5vdGhlciBjaGFsbGVuZ2U'));
    expect(signsIn(await show(cookie, { passkey }))).toBe(false);
  });

  test.each([
    ['another origin', { origin: 'http://harbor.evil.example' }],
    ['another host', { rpId: 'evil.example' }],
  ])('refuses a passkey’s response for %s', async (_, elsewhere) => {
    const person = await someone();
    const { cookie } = await atStep(person);
    const passkey = JSON.stringify(person.passkey.answer(await challengeOf(cookie), elsewhere));
    const refused = await show(cookie, { passkey });
    expect([refused.status, signsIn(refused)]).toEqual([422, false]);
    expect(refused.text).toContain('The passkey couldn’t be checked.');
  });

  test('refuses another user’s factors', async () => {
    const [one, other] = [await someone(), await someone()];
    const { cookie } = await atStep(one);
    expect(signsIn(await show(cookie, { code: authenticatorCodeAt(other.secret) }))).toBe(false);
    expect(signsIn(await show(cookie, { code: other.recoveryCodes[0] ?? '' }))).toBe(false);
    const passkey = JSON.stringify(other.passkey.answer(await challengeOf(cookie)));
    expect(signsIn(await show(cookie, { passkey }))).toBe(false);
  });

  test.each(['', '   ', '000', 'null', '{}', 'x'.repeat(5000)])(
    'refuses the malformed code %j',
    async (code) => {
      const { cookie } = await atStep(await someone());
      const answer = await show(cookie, { code });
      expect([answer.status, signsIn(answer)]).toEqual([422, false]);
      expect(answer.text).toContain(code.trim() === '' ? 'Enter a code.' : problem);
    },
  );

  test('asks for the password again after five failures, and logs each one', async () => {
    const person = await someone();
    const { cookie } = await atStep(person);
    const answers: TestResponse[] = [];
    for (let count = 0; count < 6; count += 1) answers.push(await show(cookie, { code: '000000' }));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 303, 303]);
    expect(answers.at(-1)?.headers.get('location')).toContain(`${path}?reason=second-step`);
    const { body } = await admin.call(
      'foundation/useractivities/get?securityEvent=sign-in-failed&pageSize=100',
      { method: 'POST' },
    );
    const mine = body.data.filter(
      ({ username, message }: { username: string; message: string }) =>
        username === person.username && message === 'Sign-in failed: wrong second factor',
    );
    expect(mine).toHaveLength(5);
    // From now on, even the right code has to wait.
    const next = await atStep(person);
    expect(signsIn(await show(next.cookie, { code: authenticatorCodeAt(person.secret) }))).toBe(
      false,
    );
  });

  test('checks only a few guesses, even if many second steps send them at once', async () => {
    const person = await someone();
    const steps: string[] = [];
    while (steps.length < 24) steps.push((await atStep(person)).cookie);
    await Promise.all(steps.map((cookie, at) => show(cookie, { code: String(at).repeat(6) })));
    const { rows } = await hosted.open.pool.query<{ failures: number }>(
      `select failures from sign_on_throttles
       where throttle_key like 'step:%' and split_part(throttle_key, ':', 2) = (
         select user_id from users where username = $1)`,
      [person.username],
    );
    expect(rows).toEqual([{ failures: 5 }]);
  });

  test('ends when the password is replaced', async () => {
    const person = await someone();
    const { cookie } = await atStep(person);
    const { rows } = await hosted.open.pool.query<{ id: string }>(
      'select user_id as id from users where username = $1',
      [person.username],
    );
    await admin.call(`users/${rows[0]?.id}/reset-password`, { method: 'POST' });
    const answer = await show(cookie, { code: authenticatorCodeAt(person.secret) });
    expect(answer.headers.get('location')).toContain('reason=second-step');
  });

  test('ends after ten minutes, after it is used, and without its cookie', async () => {
    const person = await someone();
    const code = authenticatorCodeAt(person.secret);
    const { cookie } = await atStep(person);
    await hosted.open.pool.query(
      "update sign_in_steps set expires_at = now() - interval '1 second'",
    );
    for (const late of [cookie, '', '__Host-second-step=guess']) {
      expect((await show(late, { code })).headers.get('location')).toContain('reason=second-step');
      expect((await opened(late)).status).toBe(303);
    }
    const used = await atStep(person);
    expect(signsIn(await show(used.cookie, { code }))).toBe(true);
    expect((await show(used.cookie, { code })).headers.get('location')).toContain('second-step');
  });

  test('works only on its brand’s host and from its own page', async () => {
    const person = await someone();
    const { cookie } = await atStep(person);
    const form = { code: person.recoveryCodes[0] ?? '' };
    const foreign = await post(`${path}/second-step`, form, cookie, 'http://evil.example');
    expect([foreign.status, signsIn(foreign)]).toEqual([403, false]);
    const elsewhere = await call(hosted.url, 'juniper.localhost', `${path}/second-step`, {
      headers: { cookie },
    });
    expect(elsewhere.status).toBe(303);
    expect(signsIn(await show(cookie, form))).toBe(true);
  });

  test('refuses a user who was locked in the meantime', async () => {
    const person = await someone();
    const { cookie } = await atStep(person);
    await hosted.open.pool.query('update users set locked_at = now() where username = $1', [
      person.username,
    ]);
    expect(signsIn(await show(cookie, { code: authenticatorCodeAt(person.secret) }))).toBe(false);
  });
});
