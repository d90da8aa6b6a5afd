import { fixtures } from '@payfac/api/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Transaction } from './queries.ts';
import { Receipt } from './receipt.tsx';

const { transaction, account } = fixtures.reporting.transactionTimeline;

const show = (changes: Partial<Transaction>) =>
  render(<Receipt transaction={{ ...transaction, ...changes }} account={account} />);
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

it('a receipt of a card taken by phone is not signed', () => {
  show({ source: 'backoffice', motoIndicator: 'telephone' });
  expect(screen.queryByText('Signature')).toBeNull();
});
