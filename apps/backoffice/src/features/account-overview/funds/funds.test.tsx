import { failure, fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAccount, sectionAt } from '../testing/open-account.tsx';

const address = sectionAt('funds');
const card = (name: string) => screen.findByRole('region', { name });
const lineOf = (region: HTMLElement, label: string) =>
  within(region).getAllByText(label)[0]?.closest('div')?.textContent;

it('totals reserved funds, in all and by card and eCheck [BOARD-21]', async () => {
  await openAccount('manager', { address });
  const reserved = await card('Reserved funds');
  await within(reserved).findByText('$649.75');
  expect(lineOf(reserved, 'Card')).toBe('Card$592.50');
  expect(lineOf(reserved, 'eCheck')).toBe('eCheck$57.25');
  expect(lineOf(reserved, 'All')).toBe('All$649.75');
});

it('reads the second segment of an account string as card or eCheck [BOARD-20]', async () => {
  const { user } = await openAccount('admin', { address });
  const reserved = await card('Reserved funds');
  await user.click(await within(reserved).findByRole('button', { name: /Breakdown/ }));
  expect(lineOf(reserved, 'Mastercard')).toBe('Mastercard$180.00');
  expect(within(reserved).getByRole('link', { name: 'Visa' }).getAttribute('href')).toBe(
    '/list?section=ledger&entries=reserve%3Avisa%3Asm_0012',
  );
});

it('says why reserved funds couldn’t be loaded, and reloads them', async () => {
  let tries = 0;
  const { user } = await openAccount('manager', {
    address,
    responses: {
      funds: {
        reserved: () => {
          tries += 1;
          return failure(500, { code: '', message: '' });
        },
      },
    },
  });
  const reserved = await card('Reserved funds');
  await within(reserved).findByText('Could not fetch reserved funds.');
  await user.click(within(reserved).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(tries).toBe(2));
});

it('explains the balance from earnings to what can be paid out [SCOPE-15]', async () => {
  await openAccount('admin', { address });
  const balance = await card('Balance');
  const available = await within(balance).findByRole('link', { name: '$2,204.18' });
  expect(available.getAttribute('href')).toBe('/list?section=ledger&entries=merchants%3Asm_0007');
  const figureOf = (name: string) => within(balance).getByRole('region', { name }).textContent;
  expect(figureOf('Available to pay out')).toBe('Available to pay out$2,204.18');
  expect(figureOf('Balance before payouts')).toContain('$3,937.02');
  expect(figureOf('Pending payouts')).toContain('-$1,732.84');
  within(balance).getByRole('region', { name: 'Next payout' });
});

it('says what an account owes, and doesn’t show a shortfall as available', async () => {
  const [example] = fixtures.balance.list.data;
  if (!example) throw new Error('There is no example of a balance.');
  const short = { ...example, balance: cents(-4210) };
  await openAccount('admin', {
    address,
    responses: { balance: { list: () => ({ data: [short], count: 1 }) } },
  });
  const balance = await card('Balance');
  await within(balance).findByText('The account owes $42.10');
  expect(within(balance).queryByText('Available to pay out')).toBeNull();
});

it('requests this merchant’s balance with the prefix merchants: [API-10]', async () => {
  const { calls } = await openAccount('applicant', { address });
  await card('Balance');
  await waitFor(() => expect(calls('balance.list').length).toBe(1));
  expect(calls('balance.list')[0]?.input).toMatchObject({
    query: { account: ['merchants:sm_0012'] },
  });
});

it('shows a bank only loans, and a provider reserved funds with its own calls', async () => {
  const bank = await openAccount('bank', { address });
  await card('Loans');
  expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Reserved funds' })).toBeNull();
  expect(bank.calls('funds.reserved')).toEqual([]);
  const provider = await openAccount('service-provider', { address });
  await card('Reserved funds');
  expect(screen.queryByRole('button', { name: 'Release funds' })).toBeNull();
  await waitFor(() => expect(provider.calls('fundsCenter.reserved').length).toBe(1));
  expect(provider.calls('funds.reserved')).toEqual([]);
  expect(provider.calls('balance.list')).toEqual([]);
});

it('lists loans, and the partners the account was referred to [BOARD-31]', async () => {
  await openAccount('manager', { address });
  const loans = await card('Loans');
  await within(loans).findByRole('heading', { name: 'Breakwater Capital' });
  within(loans).getByText('$8,200.00');
  await within(loans).findByText('Breakwater Capital: funded');
});

it('shows a loan offer above every section, only to its applicant [ROLE-20]', async () => {
  await openAccount('applicant', { address: sectionAt('application') });
  await screen.findByText('Your loan from Breakwater Capital');
  screen.getByText(/\$8,200\.00 is still owed\. Next payment: 04-06-2026/);
  expect(screen.getByRole('link', { name: 'View loan' }).getAttribute('href')).toBe(
    '/list?section=funds',
  );
  await openAccount('manager', { address: sectionAt('application') });
  await screen.findByRole('heading', { name: 'Business' });
  expect(screen.queryByText('Your loan from Breakwater Capital')).toBeNull();
});

async function openRelease(options: Parameters<typeof openAccount>[1] = {}) {
  const shown = await openAccount('admin', { address, ...options });
  await shown.user.click(await screen.findByRole('button', { name: 'Release funds' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release reserved funds' }));
  const release = () => shown.user.click(dialog.getByRole('button', { name: 'Release funds' }));
  const type = (name: RegExp, text: string) =>
    shown.user.type(dialog.getByRole('textbox', { name }), text);
  return { ...shown, dialog, release, type };
}

it('releases an amount with a reason, once, and never more than is reserved', async () => {
  const { user, dialog, release, type, calls } = await openRelease();
  await release();

  await dialog.findAllByText(/Enter an amount/);
  await user.selectOptions(dialog.getByRole('combobox', { name: /From/ }), 'eCheck');
  dialog.getByText('Reserved: $57.25');
  await type(/Amount/, '57.26');
  await type(/Reason/, 'Six months without a dispute.');
  await release();
  await dialog.findAllByText('Amount can’t exceed the reserved $57.25.');
  expect(calls('funds.release')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Use all $57.25' }));
  await release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls('funds.release').length).toBe(1);
  const [call] = calls('funds.release');
  expect(call?.input).toMatchObject({
    body: { segment: 'eCheck', amount: cents(5725), reason: 'Six months without a dispute.' },
  });
  expect(call?.request.headers.get('idempotency-key')).toMatch(/./);
  await waitFor(() => expect(calls('funds.reserved').length).toBeGreaterThan(1));
});

it('keeps the input if a release fails, and says why', async () => {
  let isLess = true;
  const { dialog, release, type } = await openRelease({
    responses: {
      funds: {
        release: () =>
          isLess
            ? failure(409, {
                code: 'MORE_THAN_RESERVED',
                message: 'Only $10.00 is reserved. Nothing was released.',
              })
            : failure(500, { code: '', message: '' }),
      },
    },
  });
  await type(/Amount/, '100');
  await type(/Reason/, 'Settled.');
  await release();
  await dialog.findAllByText('Only $10.00 is reserved. Nothing was released.');
  isLess = false;
  await release();
  await dialog.findByText('Could not release funds.');
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveProperty('value', 'Settled.');
});
