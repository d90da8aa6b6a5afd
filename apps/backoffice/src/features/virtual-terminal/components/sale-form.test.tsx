import { accounts } from '@payfac/api/contract/accounts';
import { transactions } from '@payfac/api/contract/transactions';
import { screen, waitFor } from '@testing-library/react';
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

it('says at the field that an account takes less in one payment, and sends nothing', async () => {
  const { user, calls } = open();
  const amount = screen.getByLabelText<HTMLInputElement>(/^Amount/);
  await user.type(amount, '9999999.99');
  await user.click(await screen.findByRole('button', { name: 'Charge $9,999,999.99' }));
  const message = 'Amount can’t exceed $999,999.99, the most this account takes in one payment.';
  await screen.findByText(message);
  expect(document.activeElement).toBe(amount);
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(calls('transactions.saleCard')).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '999999.99');
  await user.click(await screen.findByRole('button', { name: 'Charge $999,999.99' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});
