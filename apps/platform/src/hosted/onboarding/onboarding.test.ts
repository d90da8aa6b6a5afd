import { cardNumberRefused } from '@payfac/domain/card-numbers';
import { describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { call, type TestResponse, TestSession } from '../../../test/session.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { account, applicant, businessFields, title } from './test-applicant.ts';

const hosted = useTestHosted();
const provider = usePerson(hosted, 'provider@harbor');

const { open, post, linkOf, codeOf, invite, signedUp, applicationOf } = applicant(hosted);

/** The links to a page's problems, and the same in the order of its fields. */
function toldOn({ text }: TestResponse) {
  const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  const ids = [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
  return { links, inOrder: ids.filter((id) => links.includes(id)) };
}

describe('an invite’s link', () => {
  test('leads through code, type and password to a user who can continue and submit [LINK-38]', async () => {
    const { path, email, id } = await invite();
    const first = await open(path);
    expect(first.status).toBe(200);
    expect(first.text).toContain('&lt;b&gt;Lind&lt;/b&gt; &amp; Co');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await post(path, { step: 'begin' })).status).toBe(303);
    expect(await applicationOf(id)).toMatchObject({ status: 'sms_sent', stage: 'initiated' });

    const code = await codeOf();
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await post(path, { step: 'code', code: wrong })).status).toBe(422);
    expect((await post(path, { step: 'code', code: ` ${code} ` })).status).toBe(303);
    expect(title(await open(path))).toBe('Your business and your sign-in');
    expect((await post(path, { ...account, password: 'password1234' })).status).toBe(422);
    expect((await post(path, { ...account, ownershipType: 'Government' })).status).toBe(422);
    expect((await post(path, account)).status).toBe(303);
    expect(await applicationOf(id)).toMatchObject({
      status: 'type_selected',
      type: 'PrivateCorporation',
    });
    const next = await open(path);
    expect(title(next)).toBe('About the business');
    expect(next.text).toContain(`http://harbor.localhost:${hosted.port}/payments/login`);

    const { application_id: applicationId } = await applicationOf(id);
    const { rows } = await hosted.open.pool.query(
      `select username, role, application_id from users join memberships using (user_id)
       join sub_merchants on sub_merchant_id = place_id where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ username: email, role: 'applicant', application_id: applicationId }]);
    const signedIn = await call(hosted.url, 'harbor.localhost', '/api/v1/auth/dev-login', {
      method: 'POST',
      body: { username: email },
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const tab = await TestSession.openTab(hosted.url, 'harbor.localhost', cookie);
    const person = new TestSession(hosted.url, 'harbor.localhost', cookie, tab.body);
    const seen = await person.get(`backoffice/accounts/${applicationId}`);
    expect([seen.status, seen.body.status]).toEqual([200, 'type_selected']);
  });

  test('skips the code in a flow without one', async () => {
    const { path, id } = await invite({
      mobileNumber: null,
      onboardingFlowTemplateId: 'tidewater-commerce-short',
    });
    await post(path, { step: 'begin' });
    expect(title(await open(path))).toBe('Your business and your sign-in');
    await post(path, account);
    expect(await applicationOf(id)).toMatchObject({ status: 'progress', stage: 'business_info' });
  });

  test('asks for a number when the invite names none', async () => {
    const { path, id } = await invite({ mobileNumber: null });
    expect((await open(path)).text).toContain('name="mobile"');
    expect((await post(path, { step: 'begin', mobile: '12' })).status).toBe(422);
    expect((await post(path, { step: 'begin', mobile: '+1 (207) 555-0142' })).status).toBe(303);
    expect(await applicationOf(id)).toMatchObject({ status: 'sms_sent' });
  });

  test('accepts a code for ten minutes, and a new one replaces it', async () => {
    const { path } = await invite();
    await post(path, { step: 'begin' });
    const first = await codeOf();
    await hosted.open.pool.query("update sms_codes set expires_at = now() - interval '1 second'");
    const late = await post(path, { step: 'code', code: first });
    expect([late.status, late.text.includes('This code has expired.')]).toEqual([422, true]);
    let again = first;
    // One code in a million repeats the previous one.
    for (let sent = 0; sent < 2 && again === first; sent += 1) {
      await hosted.open.pool.query('delete from sign_on_throttles');
      await post(path, { step: 'resend' });
      again = await codeOf();
    }
    expect(again).not.toBe(first);
    const { rows } = await hosted.open.pool.query<{ code: string }>('select code from sms_codes');
    for (const { code } of rows) expect(code).toMatch(/^sealed:/);
    expect((await post(path, { step: 'code', code: first })).status).toBe(422);
    expect((await post(path, { step: 'code', code: again })).status).toBe(303);
    const left = await hosted.open.pool.query('select 1 from sms_codes');
    expect(left.rowCount).toBe(rows.length - 1);
  });

  test('delays guesses of the code', async () => {
    const { path } = await invite();
    await post(path, { step: 'begin' });
    const code = await codeOf();
    for (let guess = 0; guess < 5; guess += 1) {
      await post(path, { step: 'code', code: String(guess).repeat(6) });
    }
    const late = await post(path, { step: 'code', code });
    expect([late.status, late.text.includes('Wait a minute')]).toEqual([422, true]);
  });

  test('checks simultaneous guesses one by one', async () => {
    const { path } = await invite();
    await post(path, { step: 'begin' });
    const code = await codeOf();
    const guesses = Array.from({ length: 24 }, (_, at) => String((Number(code) + 1 + at) % 1e6));
    const answers = await Promise.all(
      guesses.map((guess) => post(path, { step: 'code', code: guess.padStart(6, '0') })),
    );
    const judged = answers.filter(({ text }) => text.includes('not the code we sent'));
    const waiting = answers.filter(({ text }) => text.includes('Wait a minute'));
    expect([judged.length, waiting.length]).toEqual([5, 19]);
  });

  test('limits how often a code is resent, even with many requests at once', async () => {
    const { path, id } = await invite();
    await post(path, { step: 'begin' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post(path, { step: 'resend' })),
    );
    expect(answers.filter(({ text }) => text.includes('Wait a minute'))).toHaveLength(7);
    const { application_id: applicationId } = await applicationOf(id);
    const { rows } = await hosted.open.pool.query('select 1 from outbox where reference = $1', [
      applicationId,
    ]);
    expect(rows).toHaveLength(6);
  });

  test('starts one application from any number of tabs', async () => {
    const { path, email } = await invite();
    const responses = await Promise.all([1, 2, 3].map(() => post(path, { step: 'begin' })));
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
    const { rows } = await hosted.open.pool.query(
      "select 1 from applications where identity -> 'business' ->> 'email' = $1",
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  test('stops working once it expired, was replaced or deleted, and on another brand', async () => {
    const lapsed = await invite();
    await hosted.open.pool.query('update invites set expires_at = $2 where invite_id = $1', [
      lapsed.id,
      new Date(0),
    ]);
    const replaced = await invite();
    const query = '?spProductId=spp_tidewater';
    await send(provider, 'POST', `invites/${replaced.id}/send${query}`);
    const deleted = await invite();
    await send(provider, 'POST', `invites/${deleted.id}/delete${query}`);
    for (const { path } of [lapsed, replaced, deleted]) {
      const response = await open(path);
      expect([response.status, title(response)]).toEqual([404, 'This link doesn’t work']);
      expect((await post(path, { step: 'begin' })).status).toBe(404);
    }
    const { path } = await invite();
    expect((await open(path, 'pay.juniper.localhost')).status).toBe(404);
    expect((await open(await linkOf(replaced.email))).status).toBe(200);
  });

  test('refuses a card number in any field before and during sign-up, and stores none of it', async () => {
    const card = '4242 4242 4242 4242';
    const { path, id } = await invite({ mobileNumber: null });
    const begun = await post(path, { step: 'begin', mobile: card });
    await post(path, { step: 'begin', mobile: '2075550142' });
    const told = await post(path, { step: 'code', code: card });
    await post(path, { step: 'code', code: await codeOf() });
    const asked = await post(path, { ...account, password: card });
    for (const { status, text } of [begun, told, asked]) {
      expect([status, text.includes(cardNumberRefused)]).toEqual([422, true]);
    }
    expect(await applicationOf(id)).toMatchObject({ status: 'sms_valid' });
    const { rows } = await hosted.open.pool.query('select * from invites where invite_id = $1', [
      id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/4242.?4242/);
    expect((await post(path, account)).status).toBe(303);
  });

  test('doesn’t sign up the same user twice', async () => {
    const { path } = await invite({ email: 'manager@harbor.example' });
    expect(path).toBe('');
    const own = await linkOf('manager@harbor.example');
    await post(own, { step: 'begin' });
    await post(own, { step: 'code', code: await codeOf() });
    const response = await post(own, account);
    expect([response.status, response.text.includes('email address is already in use')]).toEqual([
      422,
      true,
    ]);
  });
});

test('an empty step lists its problems in the order of its fields', async () => {
  const { path } = await signedUp();
  for (const [step, page] of [
    ['business', 'business'],
    ['owner', 'owners'],
  ] as const) {
    const { links, inOrder } = toldOn(await post(`${path}?step=${page}`, { step }));
    expect(links.length).toBeGreaterThan(4);
    expect(links).toEqual(inOrder);
    await post(path, { step: 'business', ...businessFields });
  }
});
