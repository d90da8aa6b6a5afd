import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../program/seed/data/people.ts';
import { isCommonPassword } from './password-rules.ts';

describe('common passwords', () => {
  test.each([
    'password1234',
    'P@ssw0rd1234',
    'passwordpassword',
    'qwertyuiop123',
    '123456789012',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijkl',
    'Welcome12345!',
    'letmeinletmein',
    'administrator1',
    'ilovey0u1234',
    'zxcvbnm12345',
    'harborpayments',
    'correcthorsebatterystaple',
    'Correct-Horse-Battery-Staple-9',
    'leavemealone',
    'sonyericsson',
    'Sonyericsson2026!',
    'f1nalfantasy77',
  ])('%s is one', (text) => {
    expect(isCommonPassword(text, [])).toBe(true);
  });

  test.each(['seven herons at dusk', 'Tr0ub4dor&3xyz', '82kd92mxlq0z'])('%s is none', (text) => {
    expect(isCommonPassword(text, ['manager@harbor'])).toBe(false);
  });

  test('the public demo password is one', () => {
    expect(isCommonPassword(demoPassword, [])).toBe(true);
    expect(isCommonPassword(demoPassword.toUpperCase().replaceAll('-', ' '), [])).toBe(true);
  });

  test('a password can’t be the user’s own name with digits', () => {
    expect(isCommonPassword('Rosalind-2026', ['rosalind'])).toBe(true);
    // A username has its brand behind it.
    for (const text of ['ada@harbor2026!', '2026-Ada@Harbor-01', 'ada-2026-2026'])
      expect(isCommonPassword(text, ['ada@harbor'])).toBe(true);
  });
});
