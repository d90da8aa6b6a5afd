import { accounts } from '@payfac/api/contract/accounts';
import { fees as area } from '@payfac/api/contract/fees';
import { users } from '@payfac/api/contract/users';
import { fixtures } from '@payfac/api/testing';
import { type FeeKind, feeKinds } from '@payfac/domain/fees';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { fees } from './list.tsx';

const areas = { accounts, fees: area, users };
const [example] = fixtures.fees.list.data;
if (!example) throw new Error('The example has a fee.');

const rows = [
  {
    ...example,
    feeId: 'fee_1',
    description: 'One',
    transactionId: 'txn000000000042',
    batchId: 'b_1',
  },
  { ...example, feeId: 'fee_2', description: 'Two', transactionId: null, batchId: 'b_1' },
  { ...example, feeId: 'fee_3', description: 'Three', transactionId: null, batchId: null },
];

async function cellsOf(description: string) {
  const text = await screen.findByText(description);
  const row = text.closest('tr');
  if (!row) throw new Error('No row has this text.');
  return within(row);
}

it('links to what each fee was charged for: a payment, a settled day, or nothing', async () => {
  renderList(fees, { areas, responses: { fees: { list: () => ({ data: rows, count: 3 }) } } });
  const payment = (await cellsOf('One')).getByRole('link', { name: 'txn42' });
  expect(payment.getAttribute('href')).toBe('/reporting/transactions?open=txn000000000042');
  const settledDay = (await cellsOf('Two')).getByRole('link', { name: 'b_1' });
  expect(settledDay.getAttribute('href')).toBe('/reporting/settlement?open=b_1');
  const links = (await cellsOf('Three')).queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/merchant\/account\//),
  ]);
});

const words: Readonly<Record<FeeKind, string>> = {
  processing: 'Processing',
  dispute: 'Dispute',
  return: 'Returned eCheck',
};

it.each(feeKinds)('names the kind in words: %s', async (kind) => {
  const data = [{ ...example, kind }];
  renderList(fees, { areas, responses: { fees: { list: () => ({ data, count: 1 }) } } });
  expect(await screen.findByText(words[kind])).toBeDefined();
});

it('says what a fee is for once', async () => {
  const data = [
    { ...example, feeId: 'fee_1', kind: 'processing' as const, description: 'Processing fees' },
    { ...example, feeId: 'fee_2', kind: 'dispute' as const, description: 'Dispute fee' },
    { ...example, feeId: 'fee_3', kind: 'dispute' as const, description: 'Two disputes of May' },
  ];
  renderList(fees, { areas, responses: { fees: { list: () => ({ data, count: 3 }) } } });
  await screen.findByText('Two disputes of May');
  expect(screen.queryByText('Processing fees')).toBeNull();
  expect(screen.queryByText('Dispute fee')).toBeNull();
});
