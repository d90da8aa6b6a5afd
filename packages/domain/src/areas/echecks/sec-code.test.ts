import { expect, it } from 'vitest';
import { authorizationRecord, authorizationText, secCodes } from './sec-code.ts';

const debit = {
  merchant: 'Lantern Quay Books',
  amount: '$41.50',
  account: '6789',
  date: '05-01-2026',
} as const;

it.each(secCodes)(
  'the authorization of a %s debit names who debits how much from where and when',
  (secCode) => {
    const text = authorizationText({ ...debit, secCode });
    for (const part of Object.values(debit)) expect(text).toContain(part);
  },
);

it('a debit by phone names the number that takes it back, where it is known', () => {
  const phone = '+1 (912) 555-0143';
  expect(authorizationText({ ...debit, secCode: 'TEL', phone })).toContain(
    'To cancel it, call +1 (912) 555-0143 before it is sent to the bank.',
  );
  expect(authorizationText({ ...debit, secCode: 'TEL' })).toContain('To cancel it, call us before');
});

it('a debit by phone is asked about, and on its receipt it has been agreed to', () => {
  expect(authorizationText({ ...debit, secCode: 'TEL' })).toContain('do you authorize');
  const record = authorizationRecord({ ...debit, secCode: 'TEL' });
  expect(record).toContain('By phone on 05-01-2026, the account holder authorized');
  expect(record).not.toContain('?');
});

it('what was signed or clicked stands on the receipt as it was agreed to', () => {
  for (const secCode of ['PPD', 'CCD', 'WEB'] as const)
    expect(authorizationRecord({ ...debit, secCode })).toBe(
      authorizationText({ ...debit, secCode }),
    );
});
