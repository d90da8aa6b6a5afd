import { expect, test } from 'vitest';
import { securityTime } from '../../../test/moments.ts';
import { actAs, isSignedIn } from '../../../test/sign-on.ts';
import { useTestApi } from '../../../test/use.ts';
import { runJob } from '../../kernel/jobs/run-job.ts';
import { jobNamed } from '../../program/jobs.ts';
import { deleteOldSessions } from './retention.ts';
import { countFailure } from './throttle.ts';

const api = useTestApi();

const dayMs = 86_400_000;

test('old sign-on, throttle, bearer and acting rows are deleted, and live ones kept', async () => {
  const { database, pool } = api.open;
  const admin = await api.signIn('admin@harbor');
  const acting = await actAs(admin, 'usr_harbor_manager');
  await countFailure(database, 'ip:203.0.113.77', securityTime());
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
  expect(await deleteOldSessions(database, securityTime(3 * dayMs))).toBeGreaterThan(3);
  expect(await count('bearer_sessions')).toBe(0);
  expect(await count('acting_sessions')).toBe(0);
  expect(await count('sign_on_throttles')).toBe(0);
  expect(await count('sign_ons')).toBeLessThanOrEqual(signOns);
  await deleteOldSessions(database, securityTime(100 * dayMs));
  expect(await count('sign_ons')).toBe(0);
});

test('an address that guessed passwords stays listed longer than its failures count', async () => {
  const { database, pool } = api.open;
  const guessed = async (ip: string, times: number) => {
    for (let count = 0; count < times; count += 1) {
      await countFailure(database, `ip:${ip}`, securityTime());
    }
  };
  await guessed('198.51.100.9', 5);
  await guessed('198.51.100.10', 4);
  const kept = async (days: number) => {
    await deleteOldSessions(database, securityTime(days * dayMs));
    const { rows } = await pool.query<{ throttle_key: string }>(
      "select throttle_key from sign_on_throttles where throttle_key like 'ip:198.51.100.%'",
    );
    return rows.map(({ throttle_key }) => throttle_key);
  };
  expect(await kept(29)).toEqual(['ip:198.51.100.9']);
  expect(await kept(31)).toEqual([]);
});

/** Every table whose rows run out, by the moment that decides. */
const runsOut = {
  sign_ons: 'last_seen_at',
  bearer_sessions: 'ended_at',
  acting_sessions: 'ended_at',
  sign_on_throttles: 'window_started_at',
  limit_windows: 'started_at',
  idempotency_keys: 'expires_at',
  token_sessions: 'expires_at',
  api_logs: 'created_at',
  processor_sessions: 'started_at',
  onboarding_drafts: 'updated_at',
  outbox: 'created_at',
};

test('housekeeping deletes expired rows by itself', async () => {
  const { pool } = api.open;
  const admin = await api.signIn('admin@harbor');
  await actAs(admin, 'usr_harbor_manager');
  await countFailure(api.open.database, 'ip:203.0.113.78', securityTime());
  await pool.query(`
    insert into limit_windows values ('key:old', now(), 1, 0);
    insert into idempotency_keys
      (user_id, key, call, body_hash, state, is_untold, created_at, expires_at)
      values ('usr_1', 'old', 'POST x', 'x', 'answered', false, now(), now());
    insert into outbox (message_id, facilitator_id, channel, recipient, body, created_at)
      values ('msg_old', 'harbor', 'sms', '4155550100', 'Your code is 123456', now());
    insert into onboarding_drafts (invite_id, form, version, updated_at)
      select invite_id, 'business', 1, now() from invites limit 1;
    update token_sessions set user_id = null, token_count = 0;
    update sign_on_throttles set locked_until = null`);
  const longAgo = "now() - interval '3 years'";
  for (const [table, moment] of Object.entries(runsOut)) {
    const { rowCount } = await pool.query(`update ${table} set ${moment} = ${longAgo}`);
    expect(rowCount, table).toBeGreaterThan(0);
  }
  await runJob(jobNamed('housekeeping'), api.services, await api.services.clock.now());
  for (const [table, moment] of Object.entries(runsOut)) {
    const { rowCount } = await pool.query(`select 1 from ${table} where ${moment} <= ${longAgo}`);
    expect(rowCount, table).toBe(0);
  }
});
