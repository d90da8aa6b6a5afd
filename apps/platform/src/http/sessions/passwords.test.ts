import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { securityTime } from '../../../test/moments.ts';
import { atRealCost } from '../../../test/quick-hashes.ts';
import { isSignedIn } from '../../../test/sign-on.ts';
import { useTestApi } from '../../../test/use.ts';
import { unlockByOperator } from './by-operator.ts';
import { signInByPassword } from './password-sign-in.ts';
import { hashPassword, unmatchableHash, verifyPassword } from './passwords.ts';
import { createSignInQueue } from './sign-in-queue.ts';
import { pairKey } from './throttle.ts';

const api = useTestApi();

const password = 'lantern-quay-morning';

const sign = (username: string, given: string, now: Date, ip = '203.0.113.9') =>
  signInByPassword(
    api.open.database,
    { facilitatorId: 'harbor', username, password: given },
    { ip },
    now,
  );

describe('signing in by password', () => {
  test('accepts the username in any case, and only the correct password', async () => {
    const now = securityTime();
    expect((await sign(' Employee@Harbor ', password, now)).ok).toBe(true);
    expect((await sign('employee@harbor', `${password} `, now)).ok).toBe(false);
    expect((await sign('nobody@harbor', password, now)).ok).toBe(false);
    expect((await sign('locked@harbor', password, now)).ok).toBe(false);
  });

  const start = securityTime().getTime();
  const at = (minutes: number) => new Date(start + minutes * 60_000);

  test('delays longer with every failure, per address, and recovers by itself', async () => {
    const [here, elsewhere] = ['203.0.113.20', '203.0.113.21'];
    for (let time = 0; time < 5; time += 1) await sign('bank@harbor', 'wrong', at(0), here);
    expect((await sign('bank@harbor', password, at(0.5), here)).ok).toBe(false);
    expect((await sign('bank@harbor', password, at(0.5), elsewhere)).ok).toBe(true);
    await sign('underwriter@harbor', 'wrong', at(1.1), here);
    for (let time = 0; time < 6; time += 1) {
      await sign('capital@harbor', 'wrong', at(time * 3), here);
    }
    expect((await sign('capital@harbor', password, at(16.5), here)).ok).toBe(false);
    expect((await sign('capital@harbor', password, at(80), here)).ok).toBe(true);
  });

  test('guessing can’t lock an administrator out, and ends no session', async () => {
    const session = await api.signIn('admin@harbor');
    expect((await sign('admin@harbor', password, at(0), '203.0.113.30')).ok).toBe(true);
    await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        sign('admin@harbor', 'wrong', at(1), `198.51.100.${place % 3}`),
      ),
    );
    expect(await isSignedIn(session)).toBe(true);
    expect((await sign('admin@harbor', password, at(1.1), '203.0.113.30')).ok).toBe(true);
    const { rows } = await api.open.pool.query(
      "select locked_at from users where user_id = 'usr_harbor_admin'",
    );
    expect(rows).toEqual([{ locked_at: null }]);
  });

  test('works again from every address after an administrator unlocks the user [ROLE-08]', async () => {
    const now = securityTime();
    for (let time = 0; time < 5; time += 1) await sign('clerk@harbor', 'wrong', now);
    expect((await sign('clerk@harbor', password, now)).ok).toBe(false);
    const admin = await api.signIn('admin@harbor');
    const path = 'users/usr_harbor_clerk';
    expect((await admin.get(path)).body.status).toBe('locked');
    const unlocked = await admin.call(`${path}/unlock`, { method: 'POST' });
    expect(unlocked.body.status).toBe('active');
    expect((await sign('clerk@harbor', password, now)).ok).toBe(true);
  });

  test('works again after the unlock command on the machine', async () => {
    const now = securityTime();
    expect((await sign('locked@harbor', password, now)).ok).toBe(false);
    expect(await unlockByOperator(api.open.database, 'locked@harbor')).toBe(true);
    expect(await unlockByOperator(api.open.database, 'nobody@harbor')).toBe(false);
    expect((await sign('locked@harbor', password, now)).ok).toBe(true);
  });
});

describe('the queue for password hashes', () => {
  test('serves callers in turn, and limits each', async () => {
    const queue = createSignInQueue({ atOnce: 1, ofOne: 3, ofAll: 5 });
    const done: string[] = [];
    const run = (caller: string) =>
      queue.run(caller, async () => {
        await Promise.resolve();
        done.push(caller);
        return true;
      });
    const all = await Promise.all(['loop', 'loop', 'loop', 'loop', 'person'].map(run));
    expect(all).toEqual([true, true, true, undefined, true]);
    expect(done.indexOf('person')).toBeLessThan(3);
    expect(await run('loop')).toBe(true);
  });

  test('has a maximum length for all callers together', async () => {
    const queue = createSignInQueue({ atOnce: 1, ofOne: 3, ofAll: 5 });
    const callers = Array.from({ length: 7 }, (_, place) => `caller ${place}`);
    const all = await Promise.all(callers.map((one) => queue.run(one, async () => true)));
    expect(all.filter((done) => done === true)).toHaveLength(5);
    expect(await queue.run('caller 6', async () => true)).toBe(true);
  });

  test('allows no more attempts at once than one after the other', async () => {
    const here = '203.0.113.77';
    const now = securityTime();
    const sent = Array.from({ length: 20 }, () => sign('accounting@harbor', 'wrong', now, here));
    await Promise.all(sent);
    // Throttled attempts aren't counted, and two are judged at once.
    const { rows } = await api.open.pool.query<{ failures: number }>(
      'select failures from sign_on_throttles where throttle_key = $1',
      [pairKey('harbor', 'accounting@harbor', here)],
    );
    expect([5, 6]).toContain(rows[0]?.failures);
  });
});

test('passwords are stored as salted scrypt with their own parameters', async () => {
  const [one, other] = await Promise.all([
    hashPassword('a long pässword'),
    hashPassword('a long pässword'),
  ]);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^scrypt:16384:8:5:/);
  expect(await verifyPassword('a long pässword', one)).toBe(true);
  expect(await verifyPassword('a long pa\u0308ssword', other)).toBe(true);
  expect(await verifyPassword('a long password', one)).toBe(false);
  expect(await verifyPassword('anything', 'md5:nonsense')).toBe(false);
});

test('a hash costs what it claims, also for an unknown username', async () => {
  await atRealCost(async () => {
    const hash = await hashPassword('a long password');
    const [, N, r, p, salt = '', key] = hash.split(':');
    const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: 256 << 20 };
    const own = scryptSync('a long password', Buffer.from(salt, 'base64'), 32, cost);
    expect(own.toString('base64')).toBe(key);
    expect(await verifyPassword('a long password', hash)).toBe(true);
    expect(unmatchableHash.split(':').slice(0, 4)).toEqual(hash.split(':').slice(0, 4));
  });
});
