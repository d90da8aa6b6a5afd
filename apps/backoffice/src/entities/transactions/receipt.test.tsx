import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { fixZone } from '../../shared/time/clock.ts';
import { Receipt } from './receipt.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import type { Copy } from './receipt-lines.ts';
import type { Transaction } from './transaction.tsx';

const { transaction, account, payer } = fixtures.reporting.transactionTimeline;

const show = (changes: Partial<Transaction>, copy: Copy = 'merchant') =>
  render(<Receipt transaction={{ ...transaction, ...changes }} account={account} copy={copy} />);
const entry = () => screen.getByText('Entry').nextElementSibling?.textContent;

it.each([
  ['paymentlink', 'Online'],
  ['invoice', 'Online'],
  ['subscription', 'Recurring'],
] as const)('a receipt of a payment by %s says %s, and asks for no signature', (source, text) => {
  show({ source, motoIndicator: null });
  expect(entry()).toBe(text);
  expect(screen.queryByText('Signature')).toBeNull();
});

it('a receipt of a card keyed in at the counter is signed', () => {
  show({ source: 'backoffice', motoIndicator: null });
  expect(entry()).toBe('Keyed');
  screen.getByText('Signature');
});

it('a receipt of a card taken by phone isn’t signed', () => {
  show({ source: 'backoffice', motoIndicator: 'telephone' });
  expect(screen.queryByText('Signature')).toBeNull();
});

it('a receipt at the lower of two prices shows the saving off the credit card price', () => {
  const saved = { standardAmount: cents(10_000), savedAmount: cents(350) };
  show({ ...saved, capturedAmount: cents(9_650), amount: cents(9_650), paymentType: 'debit' });
  const value = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(value('Credit card price')).toBe('$100.00');
  expect(value('Debit card discount')).toBe('-$3.50');
  expect(value('Total')).toBe('$96.50');
});

it('a receipt at the credit card price mentions no other', () => {
  show({ standardAmount: null, savedAmount: cents(0) });
  expect(screen.queryByText('Credit card price')).toBeNull();
});

it.each(['processing', 'settled', 'partially-refunded'] as const)(
  'a customer’s receipt of a %s card payment shows the approval and its code, but no issuer checks',
  (status) => {
    const checked = { status, authCode: '042137', avsResult: 'Y', cvvResult: 'M' } as const;
    show({ ...checked, source: 'backoffice', motoIndicator: null }, 'customer');
    const value = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
    expect([value('Status'), value('Authorization code')]).toEqual(['Approved', '042137']);
    for (const term of ['AVS', 'CVV', 'Signature']) expect(screen.queryByText(term)).toBeNull();
  },
);

it('the merchant’s copy has the issuer’s checks', () => {
  show({ avsResult: 'Y', cvvResult: 'M' });
  for (const term of ['AVS', 'CVV', 'Merchant copy']) screen.getByText(term);
});

it('a payment that charged nothing isn’t called approved', () => {
  show({ status: 'voided', capturedAmount: cents(0), authorizedAmount: cents(0) }, 'customer');
  expect(screen.getByText('Status').nextElementSibling?.textContent).toBe('Voided');
});

it('a debit’s receipt spells out its authorization date, in the session’s time zone', () => {
  fixZone('America/New_York');
  const createdAt = new Date('2026-11-27T02:00:00Z');
  show({ paymentType: 'eCheck', secCode: 'TEL', createdAt }, 'customer');
  screen.getByText(/^By phone on November 26, 2026, the account holder authorized/);
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['keyed in at the counter', 'backoffice', ['Merchant copy', 'Receipt']],
  ['taken online', 'paymentlink', ['Receipt']],
] as const)(
  'the customer’s paper of a card %s leaves out the issuer’s checks',
  async (_, source, copies) => {
    vi.stubGlobal('print', () => undefined);
    const checked = { source, motoIndicator: null, avsResult: 'Y', cvvResult: 'M' } as const;
    const of = { transaction: { ...transaction, ...checked }, account, payer };
    const { user } = renderScreen(<ReceiptActions of={of} />, { areas: {} });
    await user.click(screen.getByRole('button', { name: 'Receipt' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Print or save as PDF' }));
    const papers = await screen.findAllByRole('article', { hidden: true });
    expect(papers.map((paper) => paper.getAttribute('aria-label'))).toEqual(copies);
    expect(papers.map((paper) => /AVS|CVV/.test(paper.textContent))).toEqual(
      copies.map((copy) => copy === 'Merchant copy'),
    );
  },
);
