import { failure, fixtures } from '@payfac/api/testing';
import type { Application, PayoutBankAccount } from '@payfac/domain/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { application, live, openAccount, sectionAt } from '../testing/open-account.tsx';

const address = sectionAt('payouts');
const [preferred] = application.payoutBankAccounts;
if (!preferred) throw new Error('The example has a bank account.');
const second: PayoutBankAccount = {
  ...preferred,
  bankAccountToken: 'ba_0112',
  last4: '4410',
  isPreferred: false,
};

const withAccounts = (
  accounts: readonly PayoutBankAccount[],
  of: Application = live,
): NonNullable<Parameters<typeof openAccount>[1]> => ({
  address,
  responses: { applications: { get: () => ({ ...of, payoutBankAccounts: [...accounts] }) } },
});

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Bank accounts' })).getAllByRole('listitem');

it('shows bank accounts by their last four digits, the preferred one first [BOARD-32]', async () => {
  await openAccount('manager', withAccounts([second, preferred]));
  const [first, other] = await rows();
  expect(first?.textContent).toMatch(/Simulated Bank •••• 6789.*Preferred.*Verified.*Checking/);
  expect(other?.textContent).toMatch(/•••• 4410/);
  expect(document.body.textContent).not.toMatch(/\d{9,}/);
  expect(screen.queryByRole('button', { name: 'Add bank account' })).toBeNull();
});

it.each([
  ['pending', 'Payouts wait for verification'],
  ['failed', 'Payouts are stopped'],
] as const)('says why an account that is %s gets no payouts', async (verification, title) => {
  await openAccount('admin', withAccounts([{ ...preferred, verification }, second]));
  await screen.findByText(title);
});

it('keeps the preferred account of a live merchant until another is preferred [BOARD-26]', async () => {
  const { user, calls } = await openAccount('admin', withAccounts([preferred, second]));
  const [first, other] = await rows();
  if (!first || !other) throw new Error('There are two accounts.');
  expect(within(first).queryByRole('button', { name: 'Remove' })).toBeNull();
  await user.click(within(other).getByRole('button', { name: 'Make preferred' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Make preferred' }));
  await waitFor(() => expect(calls('payoutAccounts.prefer').length).toBe(1));
  expect(calls('payoutAccounts.prefer')[0]?.input).toMatchObject({
    body: { applicationId: 'app_0012', bankAccountToken: 'ba_0112' },
  });
});

it('removes an account after a confirmation, and says why it couldn’t', async () => {
  const base = withAccounts([preferred, second]);
  const { user, calls } = await openAccount('admin', {
    ...base,
    responses: {
      ...base.responses,
      payoutAccounts: { remove: () => failure(500, { code: '', message: '' }) },
    },
  });
  const [, other] = await rows();
  if (!other) throw new Error('There are two accounts.');
  await user.click(within(other).getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(calls('payoutAccounts.remove')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Remove bank account' }));
  await question.findByText('Error while deleting the bank account. Try again later');
});

it('verifies a pending account, with the provider’s calls for a provider', async () => {
  const pending = { ...preferred, verification: 'pending' } as const;
  const { user, calls } = await openAccount('service-provider', {
    address,
    responses: {
      applicationsCenter: { get: () => ({ ...live, payoutBankAccounts: [pending] }) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(calls('payoutAccountsCenter.getInfo').length).toBe(1));
  expect(calls('payoutAccounts.getInfo')).toEqual([]);
});

async function openAdd(options: Parameters<typeof openAccount>[1]) {
  const shown = await openAccount('admin', options);
  await shown.user.click(await screen.findByRole('button', { name: 'Add bank account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add bank account' }));
  const add = () => shown.user.click(dialog.getByRole('button', { name: 'Add bank account' }));
  return { ...shown, dialog, add };
}

it('adds an account by its token, once the bank confirms it [BOARD-27]', async () => {
  const { user, dialog, add, calls } = await openAdd({ address });
  await add();
  await dialog.findAllByText('Enter a routing number.');
  await user.type(dialog.getByRole('textbox', { name: /Routing number/ }), '110000000');
  await user.type(dialog.getByRole('textbox', { name: /Account number/ }), '000123456789');
  await add();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { token } = fixtures.echecks.tokenize;
  expect(calls('echecks.tokenize').length).toBe(1);
  expect(calls('payoutAccounts.getInfo').map(({ input }) => input)).toMatchObject([
    { body: { bankAccountToken: token } },
    { body: { bankAccountToken: token } },
  ]);
  expect(calls('payoutAccounts.add')[0]?.input).toMatchObject({
    body: {
      applicationId: 'app_0012',
      subMerchantObjId: 'smo_0012',
      accountHolderName: 'Lantern Quay Books LLC',
      accountType: 'checking',
      bankAccountToken: token,
      isPreferred: false,
    },
  });
  expect(JSON.stringify(calls('payoutAccounts.add')[0]?.input)).not.toContain('000123456789');
});

it('gets the numbers from the bank if there is a bank link [ENV-03]', async () => {
  const { user, dialog } = await openAdd({ address });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'From your bank' }), 'open');
  expect(dialog.getByRole('textbox', { name: /Account number/ })).toHaveProperty(
    'value',
    '000123456789',
  );
});

it('never adds an account unknown to the bank', async () => {
  const { user, dialog, add, calls } = await openAdd({
    address,
    responses: {
      payoutAccounts: {
        getInfo: () => ({ ...fixtures.payoutAccounts.getInfo, verification: 'failed' }),
      },
    },
  });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'From your bank' }), 'closed');
  await add();
  await dialog.findAllByText(/^The bank doesn’t know this account/);
  expect(calls('payoutAccounts.add')).toEqual([]);
});

it('says why an account couldn’t be added', async () => {
  const { user, dialog, add } = await openAdd({
    address,
    responses: { payoutAccounts: { add: () => failure(500, { code: '', message: '' }) } },
  });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'From your bank' }), 'open');
  await add();
  await dialog.findByText('Error while adding the bank account. Try again later');
});

it('changes the payout schedule, and resets the notices to the business’s address', async () => {
  const { user, calls } = await openAccount('applicant', {
    address,
    responses: {
      applications: {
        get: () => ({
          ...application,
          settings: { ...application.settings, notificationEmail: 'books@lantern.example' },
        }),
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Payout schedule' }));
  expect(dialog.queryByRole('textbox', { name: /Pay out at/ })).toBeNull();
  await user.selectOptions(dialog.getByRole('combobox', { name: /Payouts/ }), 'Dynamic');
  await dialog.findByRole('textbox', { name: /Pay out at/ });
  const email = dialog.getByRole('textbox', { name: /Notices to/ });
  await user.clear(email);
  await user.type(email, 'books');
  await user.click(dialog.getByRole('button', { name: 'Save schedule' }));
  await dialog.findAllByText('Enter an email address.');
  await user.clear(email);
  await user.click(dialog.getByRole('button', { name: 'Save schedule' }));
  await waitFor(() => expect(calls('applications.update').length).toBe(1));
  expect(calls('applications.update')[0]?.input).toMatchObject({
    body: { settings: { payoutSchedule: 'dynamic', notificationEmail: null } },
  });
});
