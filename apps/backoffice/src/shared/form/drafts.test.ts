import { expect, it } from 'vitest';
import { draftOf } from './drafts.ts';

it('saves what was filled in, by user and name', () => {
  const draft = draftOf('u1', 'invoice');
  draft.write({ invoiceNumber: 'INV-7', business: { dbaName: 'Pier' } });
  expect(draft.read()).toEqual({ invoiceNumber: 'INV-7', business: { dbaName: 'Pier' } });
  expect(draftOf('u2', 'invoice').read()).toBeNull();
  expect(draftOf('u1', 'plan').read()).toBeNull();
  draft.drop();
  expect(draft.read()).toBeNull();
});

it.each([
  'password',
  'newPassword',
  'cardToken',
  'accountNumber',
  'routingNumber',
  'ssn',
  'ein',
  'cvv',
  'truncatedCardNumber',
])('never saves %s, however deep', (field) => {
  const draft = draftOf('u1', 'account');
  draft.write({ owners: [{ firstName: 'Ada', [field]: '4242424242424242' }] });
  expect(draft.read()).toEqual({ owners: [{ firstName: 'Ada' }] });
  expect(localStorage.getItem('payments.draft.u1.account')).not.toContain('4242');
});
