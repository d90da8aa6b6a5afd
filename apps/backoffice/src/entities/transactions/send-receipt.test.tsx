import { sendReceipt } from '@payfac/api/contract/transactions';
import { fixtures } from '@payfac/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { ReceiptActions } from './receipt-actions.tsx';

const { transaction, account, payer } = fixtures.reporting.transactionTimeline;

async function open(of: Parameters<typeof ReceiptActions>[0]['of']) {
  const shown = renderScreen(<ReceiptActions of={of} />, {
    areas: { transactions: { sendReceipt } },
  });
  await shown.user.click(screen.getByRole('button', { name: 'Receipt' }));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Send by email or text' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send receipt' }));
  return { ...shown, dialog };
}

it('a receipt goes to the payer’s address without retyping it', async () => {
  const { user, dialog, calls } = await open({ transaction, account, payer });
  expect(await dialog.findByDisplayValue('grace@mail.example')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Send receipt' }));
  await waitFor(() => expect(calls('transactions.sendReceipt')).toHaveLength(1));
  expect(calls('transactions.sendReceipt')[0]?.input).toMatchObject({
    body: { channel: 'email', email: 'grace@mail.example' },
  });
});

it('a receipt for an unknown payer asks for the address', async () => {
  const { user, dialog, calls } = await open({ transaction, account, payer: null });
  await user.click(dialog.getByRole('button', { name: 'Send receipt' }));
  await dialog.findByText('Enter an email address.');
  expect(calls('transactions.sendReceipt')).toEqual([]);
});
