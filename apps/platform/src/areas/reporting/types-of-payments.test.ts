import { paymentTypeLabel } from '@payfac/domain/transactions';
import { expect, test } from 'vitest';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

/** The types of payments that the filter by each operation finds. */
const called = {
  sale: ['Sale', 'Sale (captured)'],
  capture: ['Sale (captured)'],
  auth: ['Authorization'],
} as const;

test.each(Object.entries(called))(
  'payments filtered by %s are labeled with it',
  async (operation, labels) => {
    const { body } = await admin.get(
      `reporting/transactions?view=payments&pageSize=100&operation=${operation}`,
    );
    const found = new Set<string>(body.data.map(paymentTypeLabel));
    expect([...found].toSorted((one, other) => one.localeCompare(other))).toEqual(labels);
  },
);
