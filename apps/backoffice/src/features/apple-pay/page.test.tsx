import { accounts } from '@payfac/api/contract/accounts';
import { outcomes } from '@payfac/api/contract/outcomes';
import { provisioning } from '@payfac/api/contract/provisioning';
import { tokenization } from '@payfac/api/contract/tokenization';
import { transactions } from '@payfac/api/contract/transactions';
import { users } from '@payfac/api/contract/users';
import { failure, fixtures } from '@payfac/api/testing';
import type { Role } from '@payfac/domain/access';
import { applePayStateLabels } from '@payfac/domain/apple-pay';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { Component as ApplePay } from './page.tsx';
import { certificateStanding, hasApplePay } from './setup/facts.ts';

const areas = { accounts, outcomes, provisioning, tokenization, transactions, users };
const { applePaySetup: setup } = fixtures.tokenization;
const [example] = fixtures.tokenization.applePayAccounts.data;
if (!example) throw new Error('The examples have an account that takes Apple Pay.');
const active = example;
const inactive = {
  ...active,
  subMerchantId: 'sm_2',
  dbaName: 'Heron Goods',
  state: 'inactive',
} as const;

beforeAll(installValidationMessages);

type Responses = NonNullable<Parameters<typeof renderScreen<typeof areas>>[1]['responses']>;

const open = (responses: Responses['tokenization'] = {}, roles: readonly Role[] = ['admin']) =>
  renderScreen(<ApplePay />, {
    areas,
    roles,
    responses: {
      tokenization: {
        applePayAccounts: () => ({ data: [active, inactive], count: 2 }),
        ...responses,
      },
    },
  });

/** What the setup says of one requirement. */
const requirement = async (name: string) => {
  const [list] = await screen.findAllByRole('list', { name: 'Setup' });
  const rows = within(list ?? document.body).getAllByRole('listitem');
  return within(rows.find(({ textContent }) => textContent.startsWith(name)) ?? document.body);
};

describe('the Apple Pay setup', () => {
  it('describes the domain, the certificate and this device in plain words', async () => {
    open();
    const domain = await requirement('Domain');
    domain.getByText('pay.harbor.example');
    domain.getByText('Association served');
    expect(domain.getByRole('link', { name: /association file/ }).getAttribute('href')).toBe(
      setup.associationUrl,
    );
    (await requirement('Certificate')).getByText('merchant.example.harbor');
    (await requirement('This device')).getByText(
      /needs Safari on an iPhone, iPad, or Mac .* You can simulate a payment instead\./,
    );
  });

  it('says that nothing is installed', async () => {
    open({ applePaySetup: () => ({ ...setup, isAssociationServed: false, certificate: null }) });
    const domain = await requirement('Domain');
    domain.getByText('No association');
    expect(domain.queryByRole('link')).toBeNull();
    (await requirement('Certificate')).getByText('Not installed');
  });

  it.each([
    ['2026-03-01T00:00:00Z', 'Expired'],
    ['2026-03-20T00:00:00Z', 'Expires soon'],
    ['2027-03-20T00:00:00Z', 'Valid'],
  ])('a certificate until %s: %s', (expiresAt, label) => {
    const certificate = { merchantIdentifier: null, expiresAt: new Date(expiresAt) };
    const now = new Date('2026-03-02T00:00:00Z');
    expect(certificateStanding({ ...setup, certificate }, now, String).label).toBe(label);
  });

  it.each([
    [{}, false],
    [{ ApplePaySession: { canMakePayments: () => true } }, true],
    [{ ApplePaySession: { canMakePayments: () => false } }, false],
    [
      {
        ApplePaySession: {
          canMakePayments: () => {
            throw new Error('Insecure');
          },
        },
      },
      false,
    ],
  ])('detects whether the browser supports it: %#', (scope, expected) =>
    expect(hasApplePay(scope)).toBe(expected),
  );
});

describe('accounts', () => {
  it('are activated and deactivated by users who provision them', async () => {
    const { user, calls } = open();
    await screen.findByRole('row', { name: /Heron Goods/ });
    await user.click(screen.getByRole('button', { name: 'Actions for Heron Goods' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
    await waitFor(() => expect(calls('provisioning.setApplePay')).toHaveLength(1));
    expect(calls('provisioning.setApplePay')[0]?.input).toMatchObject({
      params: { id: inactive.applicationId, subMerchantObjId: inactive.subMerchantObjId },
      body: { enabled: true },
    });
    await user.click(screen.getByRole('button', { name: `Actions for ${active.dbaName}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(calls('provisioning.setApplePay')).toHaveLength(2));
  });

  it('are read-only for a clerk, by feature and activation [ROLE-23]', async () => {
    open({}, ['sales-clerk']);
    const row = await screen.findByRole('row', { name: /Heron Goods/ });
    within(row).getByText(applePayStateLabels.inactive);
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });
});

describe('a simulated payment', () => {
  const start = async (responses: Responses = {}) => {
    const shown = renderScreen(<ApplePay />, {
      areas,
      address: '/list?account=sm_00012',
      responses,
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Simulate a payment' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Simulate an Apple Pay payment' }),
    );
    await shown.user.type(dialog.getByLabelText(/^Amount/), '12.50');
    await shown.user.click(dialog.getByRole('button', { name: 'Pay $12.50' }));
    return shown;
  };

  it('is a sale with the wallet’s token, sent once under its own key', async () => {
    const { calls } = await start();
    await screen.findByRole('dialog', { name: 'Simulated Apple Pay payment' });
    const { applePayTestToken: wallet } = fixtures.tokenization;
    const [sale, ...others] = calls('transactions.saleCard');
    expect(others).toEqual([]);
    expect(sale?.input).toMatchObject({
      body: {
        subMerchantId: 'sm_00012',
        amount: 1250,
        token: wallet.token,
        cardHolderName: wallet.cardHolderName,
        billingAddress: wallet.billingAddress,
      },
    });
    expect(sale?.request.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    screen.getByRole('link', { name: 'View transaction' });
  });

  it('says why it was declined, and can be retried', async () => {
    await start({
      transactions: {
        saleCard: () => failure(402, { code: '05', message: 'Declined by the issuer' }),
      },
    });
    await screen.findByText(/Declined by the issuer/);
    screen.getByRole('button', { name: 'Pay $12.50' });
  });

  it('charges nothing if the account doesn’t accept Apple Pay', async () => {
    const { calls } = await start({
      tokenization: {
        applePayTestToken: () =>
          failure(409, {
            code: 'APPLE_PAY_OFF',
            message: 'Apple Pay isn’t active for this account.',
          }),
      },
    });
    await screen.findByText('Apple Pay isn’t active for this account.');
    expect(calls('transactions.saleCard')).toEqual([]);
  });

  it('isn’t offered where payments are real', async () => {
    open({ applePaySetup: () => ({ ...setup, isSimulated: false }) });
    await requirement('This device');
    expect(screen.queryByRole('button', { name: 'Simulate a payment' })).toBeNull();
  });
});
