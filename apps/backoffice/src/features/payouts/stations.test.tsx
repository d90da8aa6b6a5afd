import { accounts } from '@payfac/api/contract/accounts';
import { payouts as area } from '@payfac/api/contract/payouts';
import { users } from '@payfac/api/contract/users';
import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import { payoutStatuses, payoutTransitionsFrom } from '@payfac/domain/payouts';
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { payouts } from './list.tsx';

const [example] = fixtures.payouts.listInstructions.data;
if (!example) throw new Error('The example has a payout.');

const areas = { accounts, payouts: area, users };
const tally = (count: number, amount: number) => ({ count, amount: cents(amount) });
const totals = {
  amount: cents(99_00),
  held: tally(2, 5_00),
  pending: tally(1, 10_00),
  approved: tally(3, 20_00),
  acknowledged: tally(4, 30_00),
  atBank: tally(5, 4_50),
  paid: tally(6, 29_50),
  failed: tally(0, 0),
};
const open = (
  address: string,
  status: (typeof payoutStatuses)[number],
  roles = ['admin'] as const,
) =>
  renderScreen(createElement(payouts.Page), {
    areas,
    address,
    roles,
    responses: {
      payouts: {
        listInstructions: () => ({ data: [{ ...example, status }], count: 1, totals }),
      },
    },
  });

it('shows what is in transit, and links each station to its filtered payouts', async () => {
  const { calls } = open('/list?status=on-hold&mode=manual', 'on-hold');
  const stations = within(await screen.findByRole('region', { name: 'Payouts by station' }));
  await stations.findByText('$64.50');
  const links = stations.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Pending',
    'Approved',
    'Acknowledged',
    'At the bank',
    'On-hold 2',
    'Paid 6',
  ]);
  const statusOf = (link: HTMLElement) =>
    new URL(link.getAttribute('href') ?? '', 'http://app').searchParams.getAll('status');
  expect(links.map(statusOf).flat().toSorted()).toEqual(
    payoutStatuses.filter((status) => status !== 'failed').toSorted(),
  );
  for (const link of links) expect(link.getAttribute('href')).toContain('mode=manual');
  const asked = calls('payouts.listInstructions').map(
    ({ request }) => new URL(request.url).searchParams,
  );
  const whole = asked.find((query) => query.has('getTotals') && !query.has('status'));
  expect(whole?.get('mode')).toBe('manual');
});

it.each(payoutStatuses)('a payout in %s has only the button that moves it on', async (status) => {
  open('/list', status);
  const row = within(await screen.findByRole('row', { name: new RegExp(example.accountName) }));
  const actions = payoutTransitionsFrom(status).map(({ action }) => action);
  for (const [label, action] of [
    ['Acknowledge', 'acknowledge'],
    ['Release', 'release'],
  ] as const) {
    const button = row.queryByRole('button', { name: new RegExp(`^${label} \\$`) });
    expect(button !== null).toBe(actions.includes(action));
  }
});
