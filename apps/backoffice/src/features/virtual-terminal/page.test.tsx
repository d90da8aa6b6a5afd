import { accounts } from '@payfac/api/contract/accounts';
import { reporting } from '@payfac/api/contract/reporting';
import { tokenization } from '@payfac/api/contract/tokenization';
import { transactions } from '@payfac/api/contract/transactions';
import { fixtures } from '@payfac/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { Component } from './page.tsx';

const areas = { accounts, reporting, tokenization, transactions };
const [sample] = fixtures.accounts.names.data;
if (!sample) throw new Error('There is no example of an account.');
const known = ['sm_1', 'sm_2', 'sm_3'].map((subMerchantId, index) => ({
  ...sample,
  subMerchantId,
  dbaName: `Shop ${index + 1}`,
}));
const { userId } = fixtures.auth.sso;
const key = `payments.terminal.${userId}`;

beforeEach(() => localStorage.clear());

const open = (offered = known) =>
  renderScreen(<Component />, {
    areas,
    responses: {
      accounts: {
        names: ({ query }) => {
          const data = offered.filter(
            ({ subMerchantId }) => query?.subMerchantId?.includes(subMerchantId) ?? true,
          );
          return { data, count: data.length };
        },
      },
    },
  });

const account = () => screen.queryByLabelText(/^Account\*?$/);

it('opens without an account if there are several, asks for one, and charges nobody', async () => {
  const { user, calls } = open();
  await screen.findByText('Choose an account first, at the top of the page.');
  await screen.findByText('No account chosen yet');
  expect(account()).toHaveProperty('value', '');
  await user.type(screen.getByLabelText(/^Amount/), '10');
  await user.click(await screen.findByRole('button', { name: /^Charge/ }));
  await screen.findAllByText('Select an account.');
  expect(calls('tokenization.virtualTerminal')).toEqual([]);
  expect(calls('reporting.listTransactions')).toEqual([]);
  expect(calls('transactions.saleCard')).toEqual([]);
});

it('opens with the only account, without a choice', async () => {
  const { calls } = open(known.slice(0, 1));
  await screen.findAllByText('Shop 1');
  expect(account()).toBeNull();
  await waitFor(() => expect(calls('tokenization.virtualTerminal').length).toBe(1));
});

it.each([
  ['sm_2', 'Shop 2'],
  ['sm_gone', 'No account chosen yet'],
])('opens with %s, the last one charged for, if it still can be', async (remembered, shown) => {
  localStorage.setItem(key, remembered);
  open();
  await screen.findAllByText(shown);
});
