import { describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/people.ts';
import { actAs, isSignedIn } from '../../../test/sign-on.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { addAuthenticator, newcomers, path } from './test-newcomer.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

const { newcomer } = newcomers(api, admin);

describe('a role that requires a second factor', () => {
  const requireOf = (...roles: readonly string[]) =>
    admin.call(`${path}/roles`, { method: 'PUT', body: { roles } });

  test('blocks its users until they add one, and nobody else [SIGN-31]', async () => {
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

  test('is reported at sign-in, but not while acting as another user', async () => {
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

  test('doesn’t let its users remove their last factor', async () => {
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

  test('doesn’t affect API keys', async () => {
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
