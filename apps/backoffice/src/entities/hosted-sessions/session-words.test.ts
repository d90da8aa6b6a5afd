import { expect, it } from 'vitest';
import { pageName } from './session-words.tsx';

it.each([
  [
    { source: 'invoice', invoiceNumber: 'INV-050027', description: 'Lamps' },
    'Payment page of INV-050027',
  ],
  [{ source: 'paymentlink', invoiceNumber: null, description: 'Deposit' }, 'Deposit'],
  [{ source: 'checkout', invoiceNumber: null, description: null }, 'Checkout'],
] as const)('the page %j is never taken for its invoice', (session, name) => {
  expect(pageName(session)).toBe(name);
});
