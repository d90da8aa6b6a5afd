import { describe, expect, test } from 'vitest';
import { useTestApi } from '../../test/use.ts';
import { signInByPassword } from './password-sign-in.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const api = useTestApi();

const password = 'lantern-quay-morning';

describe('signing in by password', () => {
  const sign = (username: string, given: string, now: Date, ip = '203.0.113.9') =>
    signInByPassword(
      api.open.database,
      { facilitatorId: 'harbor', username, password: given },
      { ip },
      now,
    );

  test('takes the name in any case and nothing but the right password', async () => {
    const now = new Date();
    expect((await sign(' Employee@Harbor ', password, now)).ok).toBe(true);
    expect((await sign('employee@harbor', `${password} `, now)).ok).toBe(false);
    expect((await sign('nobody@harbor', password, now)).ok).toBe(false);
    expect((await sign('locked@harbor', password, now)).ok).toBe(false);
  });

  test('waits a minute after five failures and locks after ten', async () => {
    const start = Date.now();
    const at = (minutes: number) => new Date(start + minutes * 60_000);
    for (let time = 0; time < 5; time += 1) await sign('bank@harbor', 'wrong', at(0));
    expect((await sign('bank@harbor', password, at(0.5))).ok).toBe(false);
    expect((await sign('bank@harbor', password, at(1.5))).ok).toBe(true);

    for (let time = 0; time < 10; time += 1) await sign('bank@harbor', 'wrong', at(2 + time * 1.1));
    expect((await sign('bank@harbor', password, at(30))).ok).toBe(false);
    const { rows } = await api.open.pool.query(
      "select locked_at is not null as locked from users where user_id = 'usr_harbor_bank'",
    );
    expect(rows[0].locked).toBe(true);
  });
});

test('passwords are kept as salted scrypt and read back by their own parameters', async () => {
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
