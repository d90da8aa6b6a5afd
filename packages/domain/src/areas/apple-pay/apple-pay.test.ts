import { expect, it } from 'vitest';
import { applePayCertificateState, applePayState } from './index.ts';

const now = new Date('2026-03-01T12:00:00Z');

it.each([
  ['2026-03-01T12:00:00Z', 'expired'],
  ['2026-03-01T12:00:01Z', 'expiring'],
  ['2026-03-31T12:00:00Z', 'expiring'],
  ['2026-03-31T12:00:01Z', 'valid'],
] as const)('a certificate that ends at %s is %s', (expiresAt, state) =>
  expect(applePayCertificateState(new Date(expiresAt), now)).toBe(state),
);

it.each([
  [true, true, 'active'],
  [true, false, 'inactive'],
  [false, true, 'not-in-plan'],
  [false, false, 'not-in-plan'],
] as const)('an account with feature %s, activated %s, is %s', (has, is, state) =>
  expect(applePayState(has, is)).toBe(state),
);
