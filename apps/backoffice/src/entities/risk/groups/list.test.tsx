import { groups as listGroups } from '@payfac/api/contract/risk';
import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import type { RiskGroup } from '@payfac/domain/risk';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../../shared/lists/testing/render-list.tsx';
import { mostSevereOf } from './columns.tsx';
import { riskGroups } from './list.tsx';

const [known] = fixtures.risk.groups.data;
if (!known) throw new Error('There is no example of a group.');
const [hit] = known.evaluations;
if (!hit) throw new Error('There is no example of a hit.');

const group: RiskGroup = {
  ...known,
  count: 3,
  amount: cents(30_000),
  evaluations: [
    {
      ...hit,
      transactionId: 'txn000000000077',
      action: 'review',
      status: 'voided',
      evidence: 'Twice in an hour.',
    },
    { ...hit, transactionId: 'txn000000000078', action: 'alert' },
    { ...hit, transactionId: 'txn000000000079', action: 'review', status: 'for-review' },
  ],
};

it('a group shows the most severe action on its payments', async () => {
  expect(mostSevereOf(group)).toBe('review');
  renderList(riskGroups, {
    areas: { risk: { groups: listGroups } },
    responses: { risk: { groups: () => ({ data: [group], count: 1 }) } },
  });
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText('Held for review')).toBeTruthy();
  expect(table.getByText('$300.00')).toBeTruthy();
});

it('an open group has each payment’s evidence, and links to it', async () => {
  renderList(riskGroups, {
    areas: { risk: { groups: listGroups } },
    address: `/list?open=${encodeURIComponent(group.groupId)}`,
    responses: { risk: { groups: () => ({ data: [group], count: 1 }) } },
  });
  const payments = within(await screen.findByRole('list', { name: 'Flagged payments' }));
  expect(payments.getByText(/Twice in an hour\./)).toBeTruthy();
  expect(payments.getByText('Voided')).toBeTruthy();
  // One that still waits says so once; of the alert's payment the status is what was not said.
  expect(payments.getAllByText('Held for review')).toHaveLength(2);
  expect(payments.getAllByText('For review')).toHaveLength(1);
  expect(payments.getByRole('link', { name: 'txn77' }).getAttribute('href')).toBe(
    '/reporting/transactions?open=txn000000000077',
  );
});
