import { secondFactor as contract } from '@payfac/api/contract';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../test/answers.ts';
import { makePasskey } from '../../../test/passkey.ts';
import { createPerson, goodPassword, updatePerson } from '../../../test/people.ts';
import { TestSession } from '../../../test/session.ts';
import { actAs, isSignedIn } from '../../../test/sign-on.ts';
import { authenticatorCodeAt } from '../../../test/totp.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { runJob } from '../../kernel/jobs/run-job.ts';
import { jobNamed } from '../../program/jobs.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

const path = 'users/second-factor';
const withPassword = { method: 'POST', body: { currentPassword: goodPassword } };
const post = (body: unknown = {}) => ({ method: 'POST', body });

/** A new user who is signed in. */
async function newcomer(roles: readonly string[] = ['underwriter']) {
  const { body } = await createPerson(admin, { roles });
  await updatePerson(admin, body.id, { forcePasswordReset: false });
  return { id: String(body.id), session: await api.signIn(body.username) };
}

async function addAuthenticator(session: TestSession) {
  const { body } = await session.call(`${path}/authenticators`, withPassword);
  const secret = String(body.secret);
  const added = await session.call(
    `${path}/authenticators/confirm`,
    post({ code: authenticatorCodeAt(secret) }),
  );
  expect(added.status).toBe(200);
  const { recoveryCodes } = answerOf(contract.confirmAuthenticator, added);
  return { secret, recoveryCodes };
}

const confirmPasskey = (session: TestSession, credential: object, name = 'Laptop') =>
  session.call(`${path}/passkeys/confirm`, post({ name, credential }));

async function beginPasskey(session: TestSession) {
  const { body } = await session.call(`${path}/passkeys`, withPassword);
  const origin = api.services.places.app({ facilitatorId: 'harbor', environment: 'local' });
  return { challenge: String(body.options.challenge), at: { rpId: session.host, origin } };
}

const lastActOf = async (userId: string) =>
  (await admin.call(`foundation/useractivities/get?userId=${userId}`, post())).body.data[0];

describe('an authenticator app', () => {
  test('counts once a code of it was typed, and brings ten recovery codes', async () => {
    const { id, session } = await newcomer();
    await session.call(`${path}/authenticators`, withPassword);
    expect((await session.get(path)).body).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    const { recoveryCodes } = await addAuthenticator(session);
    expect(new Set(recoveryCodes).size).toBe(10);
    const { body } = await session.get(path);
    expect(body).toMatchObject({ recoveryCodesLeft: 10, isRequired: false });
    expect(body.factors).toMatchObject([{ kind: 'authenticator', lastUsedAt: null }]);
    expect(await lastActOf(id)).toMatchObject({ message: 'Added an authenticator app' });
    expect((await admin.get(`users/${id}`)).body.hasSecondFactor).toBe(true);
  });

  test('is sealed in the database, and recovery codes are hashed', async () => {
    const { id, session } = await newcomer();
    const { secret, recoveryCodes } = await addAuthenticator(session);
    const { rows } = await api.open.pool.query<{ secret: string; codes: string }>(
      `select secret, (select string_agg(code_hash, ' ') from recovery_codes where user_id = $1) as codes
       from factors where user_id = $1`,
      [id],
    );
    const [row] = rows;
    expect(row?.secret).toMatch(/^sealed:1:/);
    expect(row?.secret).not.toContain(secret);
    expect(row?.codes).not.toContain((recoveryCodes?.[0] ?? '').replaceAll('-', ''));
  });

  test('says at the field that a code is wrong, and stays to be confirmed', async () => {
    const { session } = await newcomer();
    const { body } = await session.call(`${path}/authenticators`, withPassword);
    const wrong = authenticatorCodeAt(String(body.secret), new Date(0));
    const refused = await session.call(`${path}/authenticators/confirm`, post({ code: wrong }));
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'code']);
    const right = authenticatorCodeAt(String(body.secret));
    const added = await session.call(`${path}/authenticators/confirm`, post({ code: right }));
    expect(added.status).toBe(200);
  });
});

describe('a passkey', () => {
  test('is added for the brand’s own host, once for each challenge', async () => {
    const { session } = await newcomer();
    const { challenge, at } = await beginPasskey(session);
    const { created } = makePasskey(challenge, at);
    const added = await confirmPasskey(session, created);
    expect([added.status, added.body.recoveryCodes.length]).toEqual([200, 10]);
    expect((await confirmPasskey(session, created)).status).toBe(404);
    expect((await session.get(path)).body.factors).toMatchObject([
      { kind: 'passkey', name: 'Laptop' },
    ]);
  });

  test.each([
    ['another host', { rpId: 'evil.example' }],
    ['another origin', { origin: 'http://pay.harbor.localhost' }],
  ])('of %s is refused', async (_, elsewhere) => {
    const { session } = await newcomer();
    const { challenge, at } = await beginPasskey(session);
    const { created } = makePasskey(challenge, { ...at, ...elsewhere });
    expect((await confirmPasskey(session, created)).status).toBe(400);
    expect((await session.get(path)).body.factors).toEqual([]);
  });

  test('for another challenge, or one of somebody else, is refused', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const { challenge } = await beginPasskey(one.session);
    const { at } = await beginPasskey(other.session);
    const { created } = makePasskey(challenge, at);
    expect((await confirmPasskey(other.session, created)).status).toBe(400);
  });

  test('that came second brings no new recovery codes', async () => {
    const { session } = await newcomer();
    await addAuthenticator(session);
    const { challenge, at } = await beginPasskey(session);
    const added = await confirmPasskey(session, makePasskey(challenge, at).created);
    expect(added.body.recoveryCodes).toBeNull();
  });
});

describe('a change of how somebody signs in', () => {
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

  test('lets no session of a password alone into a role that requires a factor', async () => {
    const { session } = await newcomer(['bank']);
    await admin.call(`${path}/roles`, { method: 'PUT', body: { roles: ['bank'] } });
    const thief = await elsewhere(session);
    expect((await thief.get('backoffice/accounts/submerchants')).status).toBe(403);
    await addAuthenticator(session);
    expect((await thief.get('backoffice/accounts/submerchants')).status).toBe(401);
    await admin.call(`${path}/roles`, { method: 'PUT', body: { roles: [] } });
  });
});

describe('whoever finds an open session', () => {
  const wrong = { currentPassword: 'not the password' };

  test('changes no factor without the password', async () => {
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

  test('adds none as somebody they act as', async () => {
    const { id } = await newcomer();
    const acting = await actAs(admin, id);
    const refused = await acting.call(`${path}/authenticators`, withPassword);
    expect(refused.status).toBe(403);
  });
});

describe('a role that asks for a second factor', () => {
  const requireOf = (...roles: readonly string[]) =>
    admin.call(`${path}/roles`, { method: 'PUT', body: { roles } });

  test('lets its people do nothing before they add one, and everybody else go on [SIGN-31]', async () => {
    const { session } = await newcomer(['bank']);
    expect(await isSignedIn(session)).toBe(true);
    await requireOf('bank');
    const refused = await session.get('backoffice/accounts/submerchants');
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    expect(await isSignedIn(admin)).toBe(true);
    expect((await session.get(path)).body.isRequired).toBe(true);
    await addAuthenticator(session);
    expect(await isSignedIn(session)).toBe(true);
    await requireOf();
  });

  test('is told at sign-on, and not of somebody acted as', async () => {
    const { id, session } = await newcomer(['bank']);
    await requireOf('bank');
    const again = await api.signIn(session.response.username);
    const acting = await actAs(admin, id);
    expect([session, again, acting].map(({ response }) => response.mustAddFactor)).toEqual([
      false,
      true,
      false,
    ]);
    expect(await isSignedIn(acting)).toBe(true);
    await requireOf();
  });

  test('keeps the last factor of its people', async () => {
    const { session } = await newcomer(['bank']);
    await addAuthenticator(session);
    await requireOf('bank');
    const { body } = await session.get(path);
    const remove = () =>
      session.call(`${path}/factors/${body.factors[0].factorId}`, {
        method: 'DELETE',
        body: { currentPassword: goodPassword },
      });
    expect((await remove()).status).toBe(409);
    await requireOf();
    expect((await remove()).status).toBe(200);
    expect((await session.get(path)).body).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
  });

  test('does not touch API keys', async () => {
    const { rows } = await api.open.pool.query<{ count: number }>(
      'select count(*)::int as count from api_keys',
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
    await requireOf('admin');
    const { body: held } = await admin.get('backoffice/accounts/submerchants');
    expect(held.code).toBe('SECOND_FACTOR_NEEDED');
    const key = { authorization: 'Bearer sk_test_sandbox-key-of-harbor' };
    const called = await admin.get('backoffice/accounts/submerchants', key);
    expect(called.status).toBe(200);
    await api.open.pool.query("update facilitators set second_factor_roles = '[]'");
  });
});

describe('a reset by two administrators', () => {
  const reset = (by: TestSession, id: string, rest = '') =>
    by.call(`users/${id}/second-factor/reset${rest}`, post());

  /** Lets a user and their password be older than they are. */
  const grow = (id: string, hours: number) =>
    api.open.pool.query(
      `update users set created_at = created_at - $2 * interval '1 hour',
        password_changed_at = password_changed_at - $2 * interval '1 hour' where user_id = $1`,
      [id, hours],
    );

  /** Another administrator, of long ago. */
  async function second(): Promise<TestSession> {
    const { id, session } = await newcomer(['admin']);
    await grow(id, 25);
    return session;
  }

  test('is confirmed by another one, and leaves the password alone, and nobody signed in [SIGN-32]', async () => {
    const other = await second();
    const { id, session } = await newcomer();
    await addAuthenticator(session);
    const asked = await reset(admin, id);
    expect(asked.body).toMatchObject({
      hasSecondFactor: true,
      factorReset: { askedByUserId: 'usr_harbor_admin' },
    });
    expect((await reset(admin, id, '/confirm')).status).toBe(403);
    expect(await isSignedIn(session)).toBe(true);
    const confirmed = await reset(other, id, '/confirm');
    expect(confirmed.body).toMatchObject({ hasSecondFactor: false, factorReset: null });
    expect(await isSignedIn(session)).toBe(false);
    const { body } = await admin.call(
      'foundation/useractivities/get?action=users.secondFactor&pageSize=2',
      post(),
    );
    const acts = body.data.map(({ message }: { message: string }) => message.split(' ')[0]);
    expect(acts).toEqual(['Reset', 'Asked']);
  });

  test('is not confirmed by the person, by whoever asked in another’s name, or by a newer sign-in', async () => {
    const other = await second();
    const { id, session } = await newcomer(['admin']);
    await addAuthenticator(session);
    await reset(other, id);
    expect((await reset(session, id, '/confirm')).status).toBe(403);
    const inTheirName = await actAs(other, 'usr_harbor_admin');
    expect((await reset(inTheirName, id, '/confirm')).status).toBe(403);
    const newer = (await newcomer(['admin'])).session;
    expect((await reset(newer, id, '/confirm')).body.code).toBe('SECOND_PERSON_NEEDED');
    expect((await reset(admin, id, '/confirm')).status).toBe(200);
  });

  test.each([
    ['made', 0],
    ['made almost a day', 23],
  ])('is not for one administrator and a user whom they %s before', async (_, hours) => {
    const { id, session } = await newcomer();
    await addAuthenticator(session);
    const puppet = await newcomer(['admin']);
    await grow(puppet.id, hours);
    expect((await reset(puppet.session, id)).body.code).toBe('SECOND_PERSON_NEEDED');
    await reset(admin, id);
    expect((await reset(puppet.session, id, '/confirm')).body.code).toBe('SECOND_PERSON_NEEDED');
    expect((await session.get(path)).body.factors).toHaveLength(1);
  });

  test('is not for one administrator and a user whose password they gave before', async () => {
    const { id, session } = await newcomer();
    await addAuthenticator(session);
    const puppet = await newcomer(['admin']);
    await grow(puppet.id, 1000);
    const given = await admin.call(`users/${puppet.id}/reset-password`, post());
    const inside = await api.signIn(puppet.session.response.username);
    const changed = await inside.call(`users/${puppet.id}/change-password`, {
      method: 'POST',
      body: { currentPassword: given.body.password, newPassword: 'a stone in the river' },
    });
    expect(changed.status).toBe(200);
    await reset(admin, id);
    expect((await reset(inside, id, '/confirm')).body.code).toBe('SECOND_PERSON_NEEDED');
  });

  test('is void after a day, or once it was refused', async () => {
    const other = await second();
    const { id, session } = await newcomer();
    await addAuthenticator(session);
    await reset(admin, id);
    const refused = await other.call(`users/${id}/second-factor/reset`, { method: 'DELETE' });
    expect(refused.body).toMatchObject({ factorReset: null, hasSecondFactor: true });
    expect((await reset(other, id, '/confirm')).status).toBe(404);
    await reset(admin, id);
    await api.open.pool.query(
      "update factor_resets set asked_at = asked_at - interval '1 day' where user_id = $1",
      [id],
    );
    expect((await reset(other, id, '/confirm')).status).toBe(404);
    expect((await reset(admin, id)).status).toBe(200);
  });

  test('needs a factor to reset, and is asked for once', async () => {
    const { id, session } = await newcomer();
    expect((await reset(admin, id)).body.code).toBe('NO_SECOND_FACTOR');
    await addAuthenticator(session);
    await reset(admin, id);
    expect((await reset(admin, id)).body.code).toBe('RESET_ASKED');
  });

  test('is confirmed once, whoever is first', async () => {
    const [one, two] = [await second(), await second()];
    const { id, session } = await newcomer();
    await addAuthenticator(session);
    await reset(admin, id);
    const answers = await Promise.all([one, two].map((by) => reset(by, id, '/confirm')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
  });
});

test('what nobody confirmed is deleted with old sessions', async () => {
  const { id, session } = await newcomer();
  await session.call(`${path}/authenticators`, withPassword);
  await session.call(`${path}/passkeys`, withPassword);
  await api.open.pool.query(`
    update factors set created_at = created_at - interval '3 days' where confirmed_at is null;
    update passkey_challenges set expires_at = expires_at - interval '1 hour'`);
  await runJob(jobNamed('housekeeping'), api.services, await api.services.clock.now());
  const { rows } = await api.open.pool.query(
    `select 1 from factors where user_id = $1 union all select 1 from passkey_challenges where user_id = $1`,
    [id],
  );
  expect(rows).toEqual([]);
});
