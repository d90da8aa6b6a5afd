import { describe, expect, test } from 'vitest';
import { figure } from '../../../../../scripts/testing/figure.ts';
import { createPerson, goodPassword, updatePerson } from '../../../test/people.ts';
import { TestSession } from '../../../test/session.ts';
import { actAs, harborHost, isSignedIn, logOut } from '../../../test/sign-on.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

/** A user in every kind of session. */
interface Everywhere {
  readonly userId: string;
  readonly here: TestSession;
  /** Another tab, another browser, a session in which they act as another user, and one acting as them. */
  readonly others: readonly TestSession[];
}

async function signInEverywhere(): Promise<Everywhere> {
  const { body } = await createPerson(admin, { roles: ['admin'] });
  await updatePerson(admin, body.id, { forcePasswordReset: false });
  const here = await api.signIn(body.username);
  const tab = await TestSession.openTab(api.url, harborHost, here.cookie);
  const elsewhere = await api.signIn(body.username);
  const others = [
    new TestSession(api.url, harborHost, here.cookie, tab.body),
    elsewhere,
    await actAs(elsewhere, 'usr_harbor_manager'),
    await actAs(admin, body.id),
  ];
  expect(await Promise.all([here, ...others].map(isSignedIn))).not.toContain(false);
  return { userId: body.id, here, others };
}

/** How many open sessions in the database involve the user in any role. */
async function openSessionsOf(userId: string): Promise<unknown> {
  const { rows } = await api.open.pool.query(
    `with own as (select sign_on_id from sign_ons where user_id = $1)
     select (select count(*)::int from sign_ons where user_id = $1 and ended_at is null) as sign_ons,
       (select count(*)::int from bearer_sessions
        where (user_id = $1 or sign_on_id in (select * from own)) and ended_at is null) as tabs,
       (select count(*)::int from acting_sessions
        where (user_id = $1 or owner_user_id = $1) and ended_at is null) as acting`,
    [userId],
  );
  return rows[0];
}

const none = { sign_ons: 0, tabs: 0, acting: 0 };

describe('a user is signed out of all browsers, and nobody acts as them anymore', () => {
  const ends: readonly (readonly [string, (person: Everywhere) => Promise<unknown>])[] = [
    ['by their own wish', ({ here }) => logOut(here, { everywhere: true })],
    [
      'by a forced reset',
      ({ userId }) => updatePerson(admin, userId, { forcePasswordReset: true }),
    ],
    ['when they are deleted', ({ userId }) => admin.call(`users/${userId}`, { method: 'DELETE' })],
  ];
  test.each(ends)('%s', async (_, end) => {
    const person = await signInEverywhere();
    await end(person);
    const all = [person.here, ...person.others];
    const signedIn = await Promise.all(all.map(isSignedIn));
    figure('sign-out', { tried: all.length, wrong: signedIn.filter(Boolean).length });
    expect(signedIn).not.toContain(true);
    for (const { cookie } of all.slice(0, 3)) {
      expect((await TestSession.openTab(api.url, harborHost, cookie)).status).toBe(401);
    }
    expect(await openSessionsOf(person.userId)).toEqual(none);
    expect(await isSignedIn(admin)).toBe(true);
  });

  test('changing the password ends every session but this one', async () => {
    const { userId, here, others } = await signInEverywhere();
    const changed = await here.call(`users/${userId}/change-password`, {
      method: 'POST',
      body: { currentPassword: goodPassword, newPassword: 'a stone in the river' },
    });
    expect(changed.status).toBe(200);
    const [tab, ...elsewhere] = others;
    expect([await isSignedIn(here), tab && (await isSignedIn(tab))]).toEqual([true, true]);
    expect(await Promise.all(elsewhere.map(isSignedIn))).not.toContain(true);
    expect(await openSessionsOf(userId)).toEqual({ sign_ons: 1, tabs: 2, acting: 0 });
  });
});

describe('signing out of all browsers', () => {
  test('clears this browser’s cookie and is logged', async () => {
    const { userId, here } = await signInEverywhere();
    const response = await logOut(here, { everywhere: true });
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
    const path = `foundation/useractivities/get?userId=${userId}`;
    const { body } = await admin.call(path, { method: 'POST' });
    expect(body.data[0]).toMatchObject({
      action: 'signed-out',
      message: 'Signed out of all browsers',
      actorUserId: null,
    });
  });

  test('from an acting session signs out the acting user, not the other one', async () => {
    const { userId, others } = await signInEverywhere();
    const manager = await api.signIn('manager@harbor');
    const [, , acting] = others;
    if (acting) await logOut(acting, { everywhere: true });
    expect(await openSessionsOf(userId)).toEqual(none);
    expect(await isSignedIn(manager)).toBe(true);
  });

  test('only happens on request: otherwise the other browsers stay signed in', async () => {
    const { userId, here, others } = await signInEverywhere();
    await logOut(here, { everywhere: false });
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, true, true, true]);
    const { body } = await admin.call(`foundation/useractivities/get?userId=${userId}`, {
      method: 'POST',
    });
    expect(body.data[0]).toMatchObject({ action: 'signed-out', message: 'Signed out' });
  });
});
