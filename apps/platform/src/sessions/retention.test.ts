import { expect, test } from 'vitest';
import { actAs, isSignedIn } from '../../test/sign-on.ts';
import { useTestApi } from '../../test/use.ts';
import { deleteOldSessions } from './retention.ts';
import { countFailure } from './throttle.ts';

const api = useTestApi();

const dayMs = 86_400_000;

test('what sessions leave behind is deleted, and live ones go on', async () => {
  const { database, pool } = api.open;
  const admin = await api.signIn('admin@harbor');
  const acting = await actAs(admin, 'usr_harbor_manager');
  await countFailure(database, 'ip:203.0.113.77', new Date());
  const count = async (table: string): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${table}`,
    );
    return rows[0]?.count ?? Number.NaN;
  };
  await deleteOldSessions(database);
  expect([await isSignedIn(admin), await isSignedIn(acting)]).toEqual([true, true]);
  const { rows } = await pool.query(
    "select 1 from sign_on_throttles where throttle_key = 'ip:203.0.113.77'",
  );
  expect(rows).toHaveLength(1);

  const signOns = await count('sign_ons');
  expect(await deleteOldSessions(database, new Date(Date.now() + 3 * dayMs))).toBeGreaterThan(3);
  expect(await count('bearer_sessions')).toBe(0);
  expect(await count('acting_sessions')).toBe(0);
  expect(await count('sign_on_throttles')).toBe(0);
  expect(await count('sign_ons')).toBeLessThanOrEqual(signOns);
  await deleteOldSessions(database, new Date(Date.now() + 100 * dayMs));
  expect(await count('sign_ons')).toBe(0);
});
