import { describe, expect, test } from 'vitest';
import { makePasskey } from '../../../test/passkey.ts';
import { goodPassword } from '../../../test/people.ts';
import { TestSession } from '../../../test/session.ts';
import { actAs, isSignedIn } from '../../../test/sign-on.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import {
  addAuthenticator,
  confirmPasskey,
  newcomers,
  path,
  post,
  withPassword,
} from './test-newcomer.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

const { newcomer, beginPasskey } = newcomers(api, admin);

describe('a change of sign-in settings', () => {
  /** Somebody else with the password, in a browser of their own. */
  const elsewhere = async ({ response }: TestSession) => api.signIn(response.username);
  const remove = async (session: TestSession) => {
    const { body } = await session.get(path);
    return session.call(`${path}/factors/${body.factors[0].factorId}`, {
      method: 'DELETE',
      body: { currentPassword: goodPassword },
    });
  };
  const addPasskey = async (session: TestSession) => {
    const { challenge, at } = await beginPasskey(session);
    return confirmPasskey(session, makePasskey(challenge, at).created);
  };
  const changes: readonly (readonly [string, (session: TestSession) => Promise<unknown>])[] = [
    ['adding an authenticator app', addAuthenticator],
    ['adding a passkey', addPasskey],
    ['removing a factor', remove],
  ];

  test.each(changes)('by %s ends every other session', async (what, change) => {
    const { session } = await newcomer();
    if (what === 'removing a factor') await addAuthenticator(session);
    const thief = await elsewhere(session);
    expect(await isSignedIn(thief)).toBe(true);
    await change(session);
    expect([await isSignedIn(thief), await isSignedIn(session)]).toEqual([false, true]);
    expect((await TestSession.openTab(api.url, session.host, thief.cookie)).status).toBe(401);
  });

  test('ends password-only sessions of a role that requires a factor', async () => {
    const { session } = await newcomer(['bank']);
    await admin.call(`${path}/roles`, { method: 'PUT', body: { roles: ['bank'] } });
    const thief = await elsewhere(session);
    expect((await thief.get('backoffice/accounts/submerchants')).status).toBe(403);
    await addAuthenticator(session);
    expect((await thief.get('backoffice/accounts/submerchants')).status).toBe(401);
    await admin.call(`${path}/roles`, { method: 'PUT', body: { roles: [] } });
  });
});

describe('somebody who finds an open session', () => {
  const wrong = { currentPassword: 'not the password' };

  test('can’t change a factor without the password', async () => {
    const { session } = await newcomer();
    await addAuthenticator(session);
    const { body } = await session.get(path);
    const calls = [
      session.call(`${path}/authenticators`, post(wrong)),
      session.call(`${path}/passkeys`, post(wrong)),
      session.call(`${path}/recovery-codes`, post(wrong)),
      session.call(`${path}/factors/${body.factors[0].factorId}`, {
        method: 'DELETE',
        body: wrong,
      }),
    ];
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 401]);
    expect(await isSignedIn(session)).toBe(true);
    expect((await session.get(path)).body).toEqual(body);
  });

  test('can’t add one while acting as another user', async () => {
    const { id } = await newcomer();
    const acting = await actAs(admin, id);
    const refused = await acting.call(`${path}/authenticators`, withPassword);
    expect(refused.status).toBe(403);
  });
});
