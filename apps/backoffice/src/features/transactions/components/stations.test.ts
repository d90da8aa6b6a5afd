import { fixtures } from '@payfac/api/testing';
import type { Holder } from '@payfac/domain/access';
import { transactionStatuses } from '@payfac/domain/transactions';
import { describe, expect, it } from 'vitest';
import type { Timeline } from '../../../entities/transactions/transaction.tsx';
import { stationsOf } from './stations.tsx';

const example = fixtures.reporting.transactionTimeline;
const holder: Holder = {
  memberships: [{ role: 'admin', place: { kind: 'brand' } }],
  accounts: [],
};

const relations: readonly Timeline['relations'][] = [
  { ...example.relations, settlement: null, disputes: [] },
  {
    ...example.relations,
    disputes: [],
    settlement: { batchId: 'bat_1', businessDate: '2026-03-04', payoutId: null },
  },
  {
    ...example.relations,
    disputes: [],
    settlement: { batchId: 'bat_1', businessDate: '2026-03-04', payoutId: 'pay_1' },
  },
];

describe.each(transactionStatuses)('the money of a %s payment', (status) => {
  it.each(relations)('has past, current and next stations', (of) => {
    const transaction = { ...example.transaction, status };
    const states = stationsOf({ ...example, transaction, relations: of }, holder).map(
      ({ state }) => state,
    );
    const text = states.map((state) => state[0]).join('');
    // Passed stations, the current one, and those ahead, unless the money was stopped.
    expect(text).toMatch(/^p*(?:[hw]a*|s)$/);
    expect(states.length).toBeGreaterThan(0);
  });
});
