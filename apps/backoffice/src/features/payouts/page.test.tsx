import { accounts } from '@payfac/api/contract/accounts';
import { balance } from '@payfac/api/contract/balance';
import { ledger } from '@payfac/api/contract/ledger';
import { payouts } from '@payfac/api/contract/payouts';
import { users } from '@payfac/api/contract/users';
import type { Role } from '@payfac/domain/access';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { Component } from './list-page.tsx';

const open = (role: Role, address = '/list') =>
  renderScreen(<Component />, {
    areas: { accounts, balance, ledger, payouts, users },
    address,
    roles: [role],
  });

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Payouts' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('has balances and the ledger as its tabs, by ability', async () => {
  open('admin');
  await screen.findByRole('table', { name: 'Payouts' });
  expect(tabs()).toEqual(['Payouts', 'Balances', 'Reserved funds', 'Ledger']);
  open('manager');
  await screen.findByRole('table', { name: 'Payouts' });
  expect(tabs()).toEqual(['Payouts', 'Balances']);
  open('accounting');
  await screen.findByRole('table', { name: 'Payouts' });
  expect(screen.queryByRole('navigation', { name: 'Payouts' })).toBeNull();
});

it('links a balance to its entries [SCOPE-15]', async () => {
  const { calls } = open('admin', '/list?part=balances');
  const row = within(await screen.findByRole('row', { name: /Copper Kettle Roasters/ }));
  row.getByText('$1,732.84');
  const [link] = row.getAllByRole('link', { name: '$2,204.18' });
  expect(link?.getAttribute('href')).toBe(
    '/reporting/payouts?part=ledger&ledger.account=merchants%3Asm_0007',
  );
  await waitFor(() => expect(calls('balance.list').length).toBeGreaterThan(0));
});

it('shows a balance as text to users without the ledger', async () => {
  open('manager', '/list?part=balances');
  const row = within(await screen.findByRole('row', { name: /Copper Kettle Roasters/ }));
  expect(row.queryByRole('link')).toBeNull();
});

it('lists the ledger, filtered by a ledger account’s name [SCOPE-14]', async () => {
  const { calls } = open('admin', '/list?part=ledger&ledger.account=merchants%3Asm_0007');
  await screen.findByRole('row', { name: /Sale/ });
  expect(calls('ledger.entries')[0]?.input).toMatchObject({
    query: { account: ['merchants:sm_0007'], getData: true, getInitialBalance: false },
  });
  await screen.findByText(/Copper Kettle Roasters · Balance/);
});

it('totals reserved funds of all accounts, in all and by card and eCheck [BOARD-21]', async () => {
  open('admin', '/list?part=reserves');
  const totals = within(await screen.findByRole('region', { name: 'Reserves in figures' }));
  await totals.findByText('$352.25');
  totals.getByText('$310.25');
  totals.getByText('$42.00');
  await screen.findByRole('row', { name: /Visa/ });
});
