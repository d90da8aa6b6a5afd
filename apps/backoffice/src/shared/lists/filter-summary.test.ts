import { expect, it } from 'vitest';
import type { Filter } from './definition.ts';
import { isAnySet } from './filter-summary.ts';

const filters: readonly Filter[] = [
  { kind: 'date-range', label: 'Date' },
  { kind: 'money-range', label: 'Amount', min: 'amountMin', max: 'amountMax' },
  { kind: 'text', key: 'email', label: 'E-mail' },
];

it.each([
  '?from=2026-07-01T04:00:00.000Z',
  '?to=2026-07-02T04:00:00.000Z',
  '?amountMin=5',
  '?amountMax=10',
  '?email=ada',
])('a list asked for with %s is narrowed', (search) =>
  expect(isAnySet(filters, search)).toBe(true),
);

it.each(['', '?email=', '?sort=-email', '?page=2&account=acc1'])(
  'a list asked for with "%s" is whole',
  (search) => expect(isAnySet(filters, search)).toBe(false),
);
