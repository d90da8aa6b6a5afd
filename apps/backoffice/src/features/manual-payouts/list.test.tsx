import { accounts } from '@payfac/api/contract/accounts';
import { balance } from '@payfac/api/contract/balance';
import { payouts } from '@payfac/api/contract/payouts';
import { fixtures } from '@payfac/api/testing';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import { cents } from '@payfac/domain/money';
import { type Payout, payoutTypeLabels, payoutTypes } from '@payfac/domain/payouts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList, renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { manualPayouts } from './list.tsx';
import { NewPayout } from './new-payout.tsx';

const [example] = fixtures.payouts.listInstructions.data;
const [held] = fixtures.balance.list.data;
if (!example || !held) throw new Error('There is no example of a payout or of a balance.');

const payout: Payout = { ...example, payoutId: 'pay_1', mode: 'manual', status: 'pending' };
const areas = { accounts, balance, payouts };

const show = (row: Payout) =>
  renderList(manualPayouts, {
    areas,
    responses: { payouts: { listInstructions: () => ({ data: [row], count: 1 }) } },
  });

it('lists only manual payouts [SCOPE-12]', async () => {
  const { calls } = show(payout);
  await screen.findByRole('row', { name: new RegExp(payout.accountName) });
  const asked = calls('payouts.listInstructions');
  expect(asked.length).toBeGreaterThan(0);
  for (const { input } of asked) expect(input).toMatchObject({ query: { mode: ['manual'] } });
});

it('deletes an unacknowledged one after a confirmation', async () => {
  const { user, calls } = show(payout);
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(calls('payouts.remove')).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Delete payout' }));
  await expect.poll(() => calls('payouts.remove').length).toBe(1);
});

it('offers no deletion once acknowledged', async () => {
  show({ ...payout, status: 'ack' });
  await screen.findByRole('row', { name: new RegExp(payout.accountName) });
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

const open = () =>
  renderScreen(<NewPayout onClose={() => undefined} />, {
    areas,
    address: `/list?account=${held.subMerchantId}`,
    responses: {
      balance: {
        list: () => ({ data: [{ ...held, available: cents(10_000) }], count: 1 }),
      },
    },
  });

async function fill({ user }: ReturnType<typeof open>, amount: string): Promise<void> {
  await screen.findByText('Available: $100.00');
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), amount);
  await user.type(screen.getByRole('textbox', { name: /^Beneficiary/ }), 'Harbor Books');
  const [type] = payoutTypes;
  await user.selectOptions(screen.getByLabelText(/^Type/), payoutTypeLabels[type]);
  await user.selectOptions(screen.getByLabelText(/^Processor/), processorLabels.fnbo);
}

const send = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Create payout' }));

it('pays no more than the account’s available balance', async () => {
  const shown = open();
  await fill(shown, '100.01');
  await send(shown);
  await screen.findAllByText('Amount can’t exceed the available $100.00.');
  expect(shown.calls('payouts.create')).toHaveLength(0);
});

it('sends a manual payout once, under its own key [PAYOUT-19]', async () => {
  const shown = open();
  await fill(shown, '100.00');
  await send(shown);
  await expect.poll(() => shown.calls('payouts.create').length).toBe(1);
  const [sent] = shown.calls('payouts.create');
  expect(sent?.input).toMatchObject({
    body: {
      subMerchantId: held.subMerchantId,
      amount: 10_000,
      beneficiary: 'Harbor Books',
      createLedgerEntries: true,
    },
  });
  expect(sent?.request.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  expect(sessionStorage.getItem('payments.attempts')).toBeNull();
});

it('refuses an ambiguous amount at its field, and accepts a thousands comma', async () => {
  const shown = open();
  await fill(shown, '12,34');
  await send(shown);
  await screen.findByText('Enter 12.34 or 1,234');
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  expect(amount.value).toBe('$12,34');
  expect(shown.calls('payouts.create')).toHaveLength(0);
  await shown.user.clear(amount);
  await shown.user.type(amount, '1,000');
  await send(shown);
  await screen.findAllByText('Amount can’t exceed the available $100.00.');
});

it('explains what not taking the amount from the balance means', async () => {
  const shown = open();
  await screen.findByText('Posted to the ledger right away.');
  await shown.user.click(screen.getByRole('checkbox', { name: /from the account’s balance/ }));
  await screen.findByText(/The balance won’t change, and nothing is posted to the ledger\./);
  await fill(shown, '10.00');
  await send(shown);
  await expect.poll(() => shown.calls('payouts.create').length).toBe(1);
  expect(shown.calls('payouts.create')[0]?.input).toMatchObject({
    body: { createLedgerEntries: false },
  });
});
