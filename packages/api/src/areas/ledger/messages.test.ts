import { expect, it } from 'vitest';
import { ledger } from './contract.ts';

it('reserved funds fail in their own words', () => {
  const silent = { status: 500, error: undefined };
  expect(ledger.reserved.failure(silent)).toBe('Could not fetch reserved funds.');
  expect(ledger.entries.failure(silent)).toBe('An unexpected error occurred');
});
