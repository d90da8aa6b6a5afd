import { expect, it } from 'vitest';
import { refund, sale } from './contract.ts';

it('eChecks fail in the words of transactions', () => {
  const error = { code: 'OVER_REFUND', message: 'Too much' };
  expect(refund.failure({ status: 409, error })).toBe(
    'Refund amount exceeds original transaction amount',
  );
  expect(sale.failure({ status: 402, error: { code: 'R03', message: 'No account' } })).toBe(
    'Error R03 - No account',
  );
});
