import { expect, test } from 'vitest';
import { redacted } from './redacted.ts';

const shown = (value: unknown): unknown => JSON.parse(redacted(JSON.stringify(value)) ?? 'null');

test.each([
  'cardNumber',
  'card_number',
  'accountNumber',
  'routingNumber',
  'cvv',
  'bankAccountToken',
  'currentPassword',
  'webhookSecret',
  'ssn',
  'ownerSsn',
  'ein',
  'taxId',
  'idNumber',
  'dateOfBirth',
  'context',
])('%s is hidden, however deep', (name) => {
  const hidden = { owners: [{ city: 'Salem', [name]: '•••' }], [name]: '•••' };
  expect(shown({ owners: [{ city: 'Salem', [name]: '900123456' }], [name]: 'x' })).toEqual(hidden);
});

test('whole objects are hidden by their name, and empty values stay empty', () => {
  expect(shown({ token: { value: 'tok_1' }, secret: null })).toEqual({
    token: '•••',
    secret: null,
  });
});

test.each(['businessName', 'taxIdType', 'contextual', 'being', 'amount'])('%s is shown', (name) => {
  expect(shown({ [name]: 'Harbor' })).toEqual({ [name]: 'Harbor' });
});

test('text that isn’t JSON is dropped, and long text is cut', () => {
  expect([redacted(''), redacted(null), redacted('4242424242424242 not json')]).toEqual([
    null,
    null,
    null,
  ]);
  const long = redacted(JSON.stringify({ note: 'x'.repeat(5000) }));
  expect(long).toHaveLength(4001);
  expect(long?.endsWith('…')).toBe(true);
});

test('a card number is masked in any text, and as a number', () => {
  expect(
    shown({ note: 'card 4242 4242 4242 4242', amount: 4242424242424242, id: 'inv_1' }),
  ).toEqual({
    note: 'card •••• 4242',
    amount: '•••• 4242',
    id: 'inv_1',
  });
});
