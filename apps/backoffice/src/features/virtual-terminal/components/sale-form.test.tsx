import { accounts } from '@payfac/api/contract/accounts';
import { echecks } from '@payfac/api/contract/echecks';
import { reporting } from '@payfac/api/contract/reporting';
import { transactions } from '@payfac/api/contract/transactions';
import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { fixZone, followBusinessTime } from '../../../shared/time/clock.ts';
import { SaleForm } from './sale-form.tsx';

const areas = { accounts, echecks, reporting, transactions };

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

it('charges what was typed, also with a thousands comma', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText(/^Amount/), '1,234.56');
  await screen.findByRole('button', { name: 'Charge $1,234.56' });
});

it('refuses an ambiguous amount at its field, and charges nothing', async () => {
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

it('reports an amount above the account’s limit at its field, and sends nothing', async () => {
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

it('opens optional fields on request, and focuses them', async () => {
  const { user } = open();
  expect(screen.queryByLabelText('Tax included')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Add tax' }));
  const tax = screen.getByLabelText<HTMLInputElement>('Tax included');
  expect(document.activeElement).toBe(tax);
  expect(screen.queryByRole('button', { name: 'Add tax' })).toBeNull();
  await user.type(screen.getByLabelText(/^Amount/), '10');
  await user.type(tax, '11');
  await user.click(await screen.findByRole('button', { name: 'Charge $10.00' }));
  await screen.findByText('Tax can’t exceed the amount.');
});

it('keeps a prefilled order’s fields open', async () => {
  renderScreen(
    <SaleForm
      beginning={{ subMerchantId: 'sm_00012', invoiceNumber: 'INV-7' }}
      hasChoice={false}
      few={undefined}
      onSold={() => undefined}
    />,
    { areas },
  );
  expect(screen.getByLabelText<HTMLInputElement>('Invoice number').value).toBe('INV-7');
  await screen.findByText('Invoice INV-7');
});

it('shows what the customer will see as it is typed: tax and total', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText(/^Amount/), '20');
  await user.click(screen.getByRole('button', { name: 'Add tax' }));
  await user.type(screen.getByLabelText('Tax included'), '1.5');
  const preview = await screen.findByRole('region', { name: 'What the customer sees' });
  await waitFor(() => expect(preview.textContent).toMatch(/\$18\.50Tax\$1\.50Total\$20\.00/));
});

it('links only to its account’s last payments', async () => {
  const { calls } = open();
  const latest = await screen.findByRole('region', { name: 'Latest payments' });
  expect(within(latest).getAllByRole('link').length).toBeGreaterThan(0);
  const asked = calls('reporting.listTransactions').map(({ input }) => input);
  expect(asked).toMatchObject([{ query: { subMerchantId: ['sm_00012'], pageSize: 3 } }]);
});

it('is submitted with Ctrl+Enter from any field, as with its button', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add note' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Enter an amount.');
});

it('asks for an account first, at the amount and on the receipt', async () => {
  const { calls } = renderScreen(
    <SaleForm beginning={{ subMerchantId: '' }} hasChoice few={[]} onSold={() => undefined} />,
    { areas },
  );
  screen.getByText(/^Choose an account first/);
  const receipt = await screen.findByRole('region', { name: 'What the customer sees' });
  expect(receipt.textContent).toContain('No account chosen yet');
  expect(calls('reporting.listTransactions')).toEqual([]);
});

describe('an eCheck', () => {
  const openEcheck = async () => {
    const shown = renderScreen(
      <SaleForm
        beginning={{ subMerchantId: 'sm_00012' }}
        hasChoice={false}
        few={undefined}
        onSold={() => undefined}
      />,
      {
        areas,
        responses: {
          reporting: { listTransactions: () => ({ data: [earlier], count: 1 }) },
        },
      },
    );
    const { user } = shown;
    fixZone('America/New_York');
    followBusinessTime(new Date('2026-11-27T02:00:00Z'));
    await user.type(screen.getByLabelText(/^Amount/), '61');
    await user.click(await screen.findByRole('radio', { name: 'Bank account' }));
    await user.type(await screen.findByLabelText(/^Account holder name/), 'Grace Murray');
    await user.type(screen.getByLabelText(/^Routing number/), '110000000');
    await user.type(screen.getByLabelText(/^Account number/), '000123456789');
    return shown;
  };
  const earlier = {
    ...fixtures.transactions.saleCard,
    paymentType: 'eCheck' as const,
    cardBrand: null,
    cardKind: null,
    truncatedCardNumber: '6789',
    status: 'pending' as const,
    capturedAmount: cents(6100),
  };

  it('asks how it was authorized, in words', async () => {
    const { user } = await openEcheck();
    await user.click(screen.getByRole('button', { name: /^Debit \$/ }));
    await screen.findAllByText('Select how the debit was authorized.');
  });

  it('by phone has a script with the date in words, and the number to cancel it', async () => {
    const { user } = await openEcheck();
    await user.selectOptions(screen.getByLabelText(/^How the debit/), 'TEL');
    const read = await screen.findByText(/do you authorize/);
    expect(read.textContent).toContain('Today, November 26, 2026, do you authorize');
    expect(read.textContent).not.toMatch(/\d-\d\d-|\d\/\d/);
    expect(read.textContent).toContain('call +1 (912) 555-0143 before it is sent');
  });

  it('sent twice asks whether to debit the account again, without mentioning a card', async () => {
    const { user, calls } = await openEcheck();
    await user.selectOptions(screen.getByLabelText(/^How the debit/), 'TEL');
    await user.click(screen.getByRole('checkbox', { name: /said yes/ }));
    await user.click(screen.getByRole('button', { name: /^Debit \$/ }));
    const asked = await screen.findByRole('alertdialog', { name: 'Debit this account again?' });
    expect(asked.textContent).toContain('Bank account •••• 6789 was debited $61.00');
    expect(asked.textContent).not.toMatch(/card|charge/i);
    await user.click(within(asked).getByRole('button', { name: 'Don’t debit' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls('echecks.sale')).toEqual([]);
  });
});
