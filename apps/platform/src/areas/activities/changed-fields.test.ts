import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it.each([
  [{ business: {}, mcc: '5812' }, 'business and MCC'],
  [{ acknowledged: true }, 'acceptance of the terms'],
  [
    { name: 'Ada', email: 'a@mail.example', forcePasswordReset: true },
    'name, email and password requirement',
  ],
  [{ memberships: [] }, 'roles'],
  [{}, 'nothing'],
])('describes a change in words: %j', (body, expected) =>
  expect(changedFields(body)).toBe(expected),
);
