import { accounts } from '@payfac/api/contract/accounts';
import { transactions } from '@payfac/api/contract/transactions';
import { fixtures } from '@payfac/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { queryClient } from '../../shared/query/client.ts';
import { Component } from './page.tsx';

it('keeps what is typed while the account is still being looked up', async () => {
  const { data } = fixtures.accounts.names;
  let release = () => undefined as void;
  const known = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user, calls } = renderScreen(<Component />, {
    areas: { accounts, transactions },
    address: `/list?account=${data[0]?.subMerchantId}`,
    responses: {
      accounts: {
        names: async ({ query }) => {
          if (query?.subMerchantId === undefined) return { data, count: 2 };
          await known;
          return { data, count: 1 };
        },
      },
    },
  });
  await waitFor(() => expect(calls('accounts.names').length).toBe(2));
  await waitFor(() =>
    expect(queryClient.getQueryData(['account-names', 'virtualTerminal'])).toBeDefined(),
  );
  const early = screen.queryByLabelText(/^Amount/);
  if (early) await user.type(early, '12');
  release();
  const amount = await screen.findByLabelText(/^Amount/);
  if (!early) await user.type(amount, '12');
  await screen.findByRole('button', { name: 'Charge $12.00' });
});
