import { expect, test } from 'vitest';
import { authenticatorCodeAt } from '../../../test/totp.ts';
import { base32, matchingSteps, newTotpSecret, totpAt, totpUri } from './totp.ts';

/** The RFC's own secret and times; these six digits are the last of its eight. */
const ofRfc = base32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('shows the code of RFC 6238 at second %i', (second, code) => {
  const now = new Date(second * 1000);
  expect(totpAt(ofRfc, now)).toBe(code);
  expect(authenticatorCodeAt(ofRfc, now)).toBe(code);
});

test('accepts the codes of this step, the previous and the next one, and no other', () => {
  const secret = ofRfc;
  const now = new Date('2026-03-04T15:00:10Z');
  const step = Math.floor(now.getTime() / 30_000);
  const stepsOf = (away: number) =>
    matchingSteps(
      secret,
      authenticatorCodeAt(secret, new Date(now.getTime() + away * 30_000)),
      now,
    );
  expect([-2, -1, 0, 1, 2].map(stepsOf)).toEqual([[], [step - 1], [step], [step + 1], []]);
});

test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦'])('doesn’t accept %j as a code', (code) => {
  expect(matchingSteps(ofRfc, code, new Date(59_000))).toEqual([]);
});

test('creates unique 160-bit secrets, and the URL that an app reads', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const uri = new URL(totpUri({ secret: one, issuer: 'Harbor & Co', account: 'ada@harbor' }));
  expect(uri.host + decodeURIComponent(uri.pathname)).toBe('totp/Harbor & Co:ada@harbor');
  expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: one, issuer: 'Harbor & Co' });
});
