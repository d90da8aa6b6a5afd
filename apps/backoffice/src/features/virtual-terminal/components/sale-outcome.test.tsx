import { echecks } from '@payfac/api/contract/echecks';
import { reporting } from '@payfac/api/contract/reporting';
import { transactions } from '@payfac/api/contract/transactions';
import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { IssuerChecks, SaleOutcome } from './sale-outcome.tsx';

const payment = fixtures.transactions.saleCard;

it('shows the issuer’s results in words, and nothing if it wasn’t asked', () => {
  const { rerender } = render(
    <IssuerChecks payment={{ ...payment, avsResult: 'Y', cvvResult: 'N' }} />,
  );
  screen.getByText('AVS');
  screen.getByText('CVV');
  expect(screen.queryByText('Y')).toBeNull();
  rerender(<IssuerChecks payment={{ ...payment, avsResult: null, cvvResult: null }} />);
  expect(screen.queryByText('AVS')).toBeNull();
  expect(screen.queryByText('CVV')).toBeNull();
});

const paid = {
  ...payment,
  status: 'processing' as const,
  operation: 'sale' as const,
  amount: cents(2000),
  authorizedAmount: cents(2000),
  avsResult: 'Y',
  cvvResult: 'M',
};
const areas = { echecks, reporting, transactions };
const { transactionTimeline } = fixtures.reporting;

const open = (ended: typeof paid, options: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(
    <SaleOutcome
      sold={{ means: 'card', payment: ended }}
      saving={undefined}
      onNew={() => undefined}
      onCollect={() => undefined}
    />,
    { areas, ...options },
  );

it('shows the amount and the approval, and continues to a new payment', () => {
  open(paid);
  expect(screen.getByRole('alert').textContent).toBe('$20.00ApprovedThe card was charged.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New payment' }));
});

it.each([
  ['a check that failed', { ...paid, cvvResult: 'N' }, /a check failed/],
  [
    'an amount approved in part',
    { ...paid, authorizedAmount: cents(500) },
    /\$15\.00 is still due/,
  ],
])('is a warning, never a plain approval, after %s', (_what, ended, says) => {
  open(ended);
  const told = screen.getByRole('alert').textContent;
  expect(told).toMatch(says);
  expect(told).not.toContain('Approved');
});

describe('a new payment', () => {
  it.each([
    ['with all checks passed', paid],
    ['although a check failed', { ...paid, cvvResult: 'N' }],
    ['in part', { ...paid, authorizedAmount: cents(500) }],
  ])('can be voided on its result page, %s', async (_, ended) => {
    const { user, calls } = open(ended);
    await user.click(await screen.findByRole('button', { name: 'Void' }));
    await user.click(await screen.findByRole('button', { name: /^Void \$/ }));
    await waitFor(() => expect(calls('transactions.voidCard')).toHaveLength(1));
    expect(calls('transactions.voidCard')[0]?.input).toMatchObject({
      params: { id: ended.transactionId },
    });
  });

  it('can’t be voided without permission, or once settled', async () => {
    open(paid, { roles: ['accounting'] });
    await screen.findByRole('article', { name: 'Receipt' });
    expect(screen.queryByRole('button', { name: 'Void' })).toBeNull();
    cleanup();
    const settled = { ...transactionTimeline.transaction, status: 'settled' as const };
    open(paid, {
      responses: {
        reporting: {
          transactionTimeline: () => ({ ...transactionTimeline, transaction: settled }),
        },
      },
    });
    await screen.findByRole('article', { name: 'Receipt' });
    expect(screen.queryByRole('button', { name: 'Void' })).toBeNull();
  });
});
