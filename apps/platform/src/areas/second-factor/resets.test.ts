import { describe, expect, test } from 'vitest';
import type { TestSession } from '../../../test/session.ts';
import { actAs, isSignedIn } from '../../../test/sign-on.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { addAuthenticator, newcomers, path, post } from './test-newcomer.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

const { newcomer } = newcomers(api, admin);

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

  test('is confirmed by another administrator, keeps the password, and signs the user out [SIGN-32]', async () => {
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

  test('can’t be confirmed by the user, by its requester acting as another user, or from a newer sign-in', async () => {
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
  ])('can’t be done by one administrator with a user they %s before', async (_, hours) => {
    const { id, session } = await newcomer();
    await addAuthenticator(session);
    const puppet = await newcomer(['admin']);
    await grow(puppet.id, hours);
    expect((await reset(puppet.session, id)).body.code).toBe('SECOND_PERSON_NEEDED');
    await reset(admin, id);
    expect((await reset(puppet.session, id, '/confirm')).body.code).toBe('SECOND_PERSON_NEEDED');
    expect((await session.get(path)).body.factors).toHaveLength(1);
  });

  test('can’t be done by one administrator with a user whose password they set before', async () => {
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

  test('expires after a day, or when it is refused', async () => {
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

  test('needs a factor to reset, and can be requested once', async () => {
    const { id, session } = await newcomer();
    expect((await reset(admin, id)).body.code).toBe('NO_SECOND_FACTOR');
    await addAuthenticator(session);
    await reset(admin, id);
    expect((await reset(admin, id)).body.code).toBe('RESET_ASKED');
  });

  test('is confirmed only once, by the first to do so', async () => {
    const [one, two] = [await second(), await second()];
    const { id, session } = await newcomer();
    await addAuthenticator(session);
    await reset(admin, id);
    const answers = await Promise.all([one, two].map((by) => reset(by, id, '/confirm')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
  });
});
