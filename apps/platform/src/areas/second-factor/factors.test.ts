import { describe, expect, test } from 'vitest';
import { makePasskey } from '../../../test/passkey.ts';
import { authenticatorCodeAt } from '../../../test/totp.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { runJob } from '../../kernel/jobs/run-job.ts';
import { jobNamed } from '../../program/jobs.ts';
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

const lastActOf = async (userId: string) =>
  (await admin.call(`foundation/useractivities/get?userId=${userId}`, post())).body.data[0];

describe('an authenticator app', () => {
  test('is active once a code is confirmed, and comes with ten recovery codes', async () => {
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

  test('is encrypted in the database, and recovery codes are hashed', async () => {
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

  test('reports a wrong code at its field, and can still be confirmed', async () => {
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
  test('is added for the brand’s own host, once per challenge', async () => {
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

  test('is refused for another challenge or another user’s', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const { challenge } = await beginPasskey(one.session);
    const { at } = await beginPasskey(other.session);
    const { created } = makePasskey(challenge, at);
    expect((await confirmPasskey(other.session, created)).status).toBe(400);
  });

  test('added second comes with no new recovery codes', async () => {
    const { session } = await newcomer();
    await addAuthenticator(session);
    const { challenge, at } = await beginPasskey(session);
    const added = await confirmPasskey(session, makePasskey(challenge, at).created);
    expect(added.body.recoveryCodes).toBeNull();
  });
});

test('unconfirmed factors are deleted with old sessions', async () => {
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
