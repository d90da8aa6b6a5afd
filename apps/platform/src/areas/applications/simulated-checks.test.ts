import { identitySchema } from '@payfac/domain/accounts';
import { expect, test } from 'vitest';
import { business, owner } from '../../../test/boarding.ts';
import { findingsOf } from './simulated-checks.ts';

test('an identity check flags two owners with one ID number', () => {
  const people = [owner(), owner({ firstName: 'Tove', idNumber: '900123456' })];
  const owners = people.map((one, index) => ({ ...one, ownerId: `own_${index}` }));
  const identity = identitySchema.parse({ ownershipType: 'LLC', business: business(), owners });
  const [first, second] = findingsOf(['identity'], { identity, payoutAccounts: [] });
  expect(first).toMatchObject({ result: 'pass', detail: null });
  expect(second).toMatchObject({
    result: 'fail',
    subject: 'Tove Okafor',
    detail: 'Adaeze Okafor has the same ID number.',
  });
});
