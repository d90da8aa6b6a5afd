import { failure } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Transaction } from '../../entities/transactions/transaction.tsx';
import { fromMenu } from '../../shared/lists/testing/from-menu.ts';
import { drawer, open, paymentDrawer, refund, sale } from './testing/open-transaction.tsx';

it('a refund’s drawer shows the refund, and links to its payment', async () => {
  open(refund);
  const opened = await drawer(/^Refund to /, 'txn59665976');
  const link = await opened.findByRole('link', { name: 'txn119876' });
  expect(opened.getAllByText(/^-\$52\.75/).length).toBeGreaterThan(0);
  opened.getByRole('heading', { name: /^Refund to / });
  expect(link.getAttribute('href')).toContain('open=txn000000119876');
  expect(opened.queryByRole('button', { name: 'Refund' })).toBeNull();
  expect(opened.queryByRole('button', { name: 'More actions' })).toBeNull();
});

it('a payment’s drawer has its actions and its net amount', async () => {
  open(sale);
  const opened = await paymentDrawer();
  await opened.findByRole('button', { name: 'Refund' });
  const net = opened.getByText('Net').parentElement;
  expect(net?.textContent).toContain('$10.00');
});

it('a charged-back payment’s drawer shows the dispute fee among its deductions', async () => {
  const disputed = { ...sale, disputedAmount: sale.capturedAmount, netAmount: cents(0) };
  const taken = { disputeFees: cents(1_500), disputes: cents(27_449), net: cents(-2_266) };
  open(disputed, disputed, {}, { gross: cents(27_449), fees: cents(766), ...taken });
  const opened = await paymentDrawer();
  const value = async (term: string) => (await opened.findByText(term)).parentElement?.textContent;
  expect(await value('Dispute fee')).toContain('-$15.00');
  expect(await value('Net')).toContain('-$22.66');
});

it('an eCheck returned before settlement nets to its return fee', async () => {
  const returned: Transaction = { ...sale, paymentType: 'eCheck', capturedAmount: cents(0) };
  const taken = { refunds: cents(0), disputes: cents(0), returnFees: cents(500), net: cents(-500) };
  open(returned, returned, {}, { gross: cents(0), ...taken });
  const opened = await paymentDrawer();
  const heading = await opened.findByText('Amount breakdown');
  // A breakdown of one line has no total, since it would repeat the line.
  expect(heading.parentElement?.textContent).toBe('Amount breakdownReturn fee-$5.00');
});

it('a payment’s drawer shows the saving off the credit card price', async () => {
  const standardAmount = cents(6503);
  open(sale, { ...sale, standardAmount, savedAmount: cents(228), paymentType: 'debit' });
  const opened = await paymentDrawer();
  const value = async (term: string) => (await opened.findByText(term)).nextElementSibling;
  expect((await value('Credit card price'))?.textContent).toBe('$65.03');
  expect((await value('Debit card discount'))?.textContent).toBe('-$2.28');
});

it('a partly captured authorization shows the captured amount, and no longer expires', async () => {
  const captured: Transaction = {
    ...sale,
    operation: 'auth',
    status: 'processing',
    amount: cents(5000),
    signedAmount: cents(5000),
    authorizedAmount: cents(5000),
    capturedAmount: cents(500),
    refundedAmount: cents(0),
    netAmount: cents(500),
    refundableAmount: cents(500),
    expiresAt: new Date('2026-11-29T15:00:00Z'),
  };
  const { user } = open(captured, captured);
  const opened = await paymentDrawer();
  await fromMenu(user, screen.getByRole('dialog'), 'Void');
  const heads = opened
    .getAllByText('Processing')
    .map((status) => status.closest('div')?.parentElement?.textContent);
  expect(heads).toContain('$5.00Processing');
  expect(opened.queryByText('Authorization expires')).toBeNull();
  await screen.findByRole('button', { name: 'Void $5.00' });
});

it('a refused refund shows what somebody else did meanwhile', async () => {
  const { user, calls } = open(sale, sale, {
    transactions: {
      refundCard: () => failure(409, { code: 'OVER_REFUND', message: 'Too much.' }),
    },
  });
  const opened = await paymentDrawer();
  await user.click(await opened.findByRole('button', { name: 'Refund' }));
  await user.click(await screen.findByRole('button', { name: 'Refund $10.00' }));
  await waitFor(() => expect(calls('reporting.transactionTimeline')).toHaveLength(2));
});

it('an ambiguous refund amount is refused at its field, and a thousands comma is accepted', async () => {
  const large: Transaction = {
    ...sale,
    refundedAmount: cents(0),
    refundableAmount: cents(500_000),
  };
  const { user, calls } = open(large, large);
  const opened = await paymentDrawer();
  await user.click(await opened.findByRole('button', { name: 'Refund' }));
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  await user.clear(amount);
  await user.type(amount, '1,2');
  await user.click(screen.getByRole('button', { name: 'Refund' }));
  await screen.findByText('Enter 1.2 or 12');
  expect(amount.value).toBe('$1,2');
  expect(calls('transactions.refundCard')).toHaveLength(0);
  await user.type(amount, '34.56');
  await user.click(await screen.findByRole('button', { name: 'Refund $1,234.56' }));
  await waitFor(() => expect(calls('transactions.refundCard')).toHaveLength(1));
  expect(calls('transactions.refundCard')[0]?.input).toMatchObject({ body: { amount: 123_456 } });
});

it('opens a payment by its displayed ID, marks its row, and offers that ID to copy', async () => {
  open(sale, sale, {}, {}, 'txn119876');
  const opened = await screen.findByRole('dialog', { name: /^Payment (from|to) / });
  await waitFor(() =>
    expect(document.querySelector('tr[aria-current]')?.getAttribute('data-key')).toBe(
      sale.transactionId,
    ),
  );
  within(opened).getByRole('button', { name: 'Copy transaction ID' });
  expect(opened.textContent).toContain('txn119876');
  expect(opened.textContent).not.toContain(sale.transactionId);
});

it('opens a payment’s actions by their keys, and none that isn’t offered', async () => {
  const unsettled: Transaction = {
    ...sale,
    status: 'processing',
    refundedAmount: cents(0),
    netAmount: sale.capturedAmount,
    refundableAmount: sale.capturedAmount,
  };
  const { user } = open(unsettled, unsettled);
  await paymentDrawer();
  await user.keyboard('r');
  await screen.findByRole('button', { name: 'Refund $62.75' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Refund $62.75' })).toBeNull());
  await user.keyboard('c');
  await user.keyboard('v');
  await screen.findByRole('button', { name: 'Void $62.75' });
  expect(screen.queryByRole('button', { name: /^Capture/ })).toBeNull();
});
