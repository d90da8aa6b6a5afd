import { accounts } from '@payfac/api/contract/accounts';
import { payouts as area } from '@payfac/api/contract/payouts';
import { users } from '@payfac/api/contract/users';
import { fixtures } from '@payfac/api/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { payouts } from './list.tsx';

const [example] = fixtures.payouts.listInstructions.data;
if (!example) throw new Error('The example has a payout.');
const held = { ...example, status: 'on-hold' as const, holdReason: 'Bank account not verified' };

it('calls a payout on hold by one word: in its tab, its row and its drawer', async () => {
  renderList(payouts, {
    areas: { accounts, payouts: area, users },
    answers: { payouts: { listInstructions: () => ({ data: [held], count: 1 }) } },
    address: `/list?open=${held.payoutId}`,
  });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findAllByText('On-hold')).toHaveLength(2);
  const row = screen.getByRole('row', { name: new RegExp(held.accountName), hidden: true });
  within(row).getByText('On-hold');
  const tabs = within(screen.getByRole('group', { name: 'Payouts by status', hidden: true }));
  tabs.getByRole('button', { name: /^On-hold/, hidden: true });
  expect(document.body.textContent).not.toContain('On hold');
});

it('counts the rows of each tab as the list is narrowed, and nothing that is not exact', async () => {
  const { calls } = renderList(payouts, {
    areas: { accounts, payouts: area, users },
    answers: {
      payouts: {
        listInstructions: ({ query }) => {
          const status = query?.status?.join();
          if (status === 'pending') return { data: [], count: 12 };
          if (status === 'failed') return { data: [], count: 10_000, countIsLowerBound: true };
          return { data: [held], count: 3 };
        },
      },
    },
    address: '/list?amountMin=5.00',
  });
  await screen.findByRole('button', { name: /^Pending ?12$/ });
  const tabs = within(screen.getByRole('group', { name: 'Payouts by status' }));
  const names = tabs.getAllByRole('button').map((tab) => tab.textContent);
  expect(names).toEqual(['All', 'Pending12', 'On-hold3', 'Paid3', 'Failed']);
  const counted = calls('payouts.listInstructions').filter(
    ({ request }) => new URL(request.url).searchParams.get('pageSize') === '1',
  );
  expect(counted).toHaveLength(4);
  for (const { request } of counted) expect(request.url).toContain('amountMin=5');
});

it('offers to hold selected payouts only where one of them can be held', async () => {
  const row = (payoutId: string, status: 'approved' | 'pending') => ({
    ...example,
    payoutId,
    status,
    accountName: `Account ${payoutId}`,
  });
  const data = [row('pay_1', 'approved'), row('pay_2', 'pending')];
  const { user } = renderList(payouts, {
    areas: { accounts, payouts: area, users },
    answers: { payouts: { listInstructions: () => ({ data, count: 2 }) } },
    roles: ['admin'],
  });
  const select = async (name: RegExp) =>
    user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
  await select(/pay_1/);
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  bar.getByRole('button', { name: 'Acknowledge' });
  expect(bar.queryByRole('button', { name: 'Hold' })).toBeNull();
  await select(/pay_2/);
  bar.getByRole('button', { name: 'Hold' });
});
