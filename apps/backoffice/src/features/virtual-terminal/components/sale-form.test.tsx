import { accounts } from '@payfac/api/contract/accounts';
import { transactions } from '@payfac/api/contract/transactions';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { SaleForm } from './sale-form.tsx';

const areas = { accounts, transactions };

const open = () =>
  renderScreen(
    <SaleForm
      beginning={{ subMerchantId: 'sm_00012' }}
      hasChoice={false}
      few={undefined}
      onSold={() => undefined}
    />,
    { areas },
  );

it('charges what was typed, thousands with their comma too', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText(/^Amount/), '1,234.56');
  await screen.findByRole('button', { name: 'Charge $1,234.56' });
});

it('refuses an amount in doubt at its field, and charges nothing', async () => {
  const { user, calls } = open();
  const amount = screen.getByLabelText<HTMLInputElement>(/^Amount/);
  await user.type(amount, '12,34');
  await user.click(screen.getByRole('button', { name: 'Charge' }));
  await screen.findByText('Enter 12.34 or 1,234');
  expect(amount.value).toBe('$12,34');
  expect(document.activeElement).toBe(amount);
  expect(calls('transactions.saleCard')).toEqual([]);
  await user.keyboard('5');
  await screen.findByRole('button', { name: 'Charge $12,345.00' });
});
