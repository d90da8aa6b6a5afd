import { accounts } from '@payfac/api/contract/accounts';
import { accountsCenter } from '@payfac/api/contract/accounts-center';
import { list as listInvoices } from '@payfac/api/contract/invoices';
import { fixtures } from '@payfac/api/testing';
import type { Role } from '@payfac/domain/access';
import { defaultPaymentCeiling } from '@payfac/domain/money';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invoices } from '../../features/invoices/list.tsx';
import { ListView } from '../../shared/lists/list-view.tsx';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { AccountContext } from './account-context.tsx';
import { PersonMenu } from './person-menu.tsx';

const areas = { accounts, accountsCenter, invoices: { list: listInvoices } };
const pier = {
  ...fixtures.accounts.names.data[0],
  subMerchantId: 'sm_0007',
  dbaName: 'Pier Books',
};

describe('the account in the bar', () => {
  it('is found by name by staff, kept in the URL, and scopes the list', async () => {
    const { user, calls, search } = renderScreen(
      <>
        <AccountContext />
        <ListView list={invoices} />
      </>,
      {
        areas,
        roles: ['admin'],
        responses: {
          accounts: {
            names: () => ({
              data: [
                {
                  applicationId: 'app_1',
                  legalName: 'Pier Books LLC',
                  features: [],
                  takesEchecks: false,
                  dualPricing: { enabled: false, diffPercentage: '0' },
                  phone: null,
                  paymentCeiling: defaultPaymentCeiling,
                  subMerchantId: pier.subMerchantId,
                  dbaName: pier.dbaName,
                },
              ],
              count: 1,
            }),
          },
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Account: All accounts' }));
    await user.type(await screen.findByRole('combobox', { name: 'Account' }), 'pier');
    await user.click(await screen.findByRole('option', { name: 'Pier Books' }));
    expect(await screen.findByRole('button', { name: 'Account: Pier Books' })).toBeTruthy();
    expect(new URLSearchParams(search()).get('account')).toBe('sm_0007');
    await waitFor(() =>
      expect(calls('invoices.list').at(-1)?.input).toMatchObject({
        query: { subMerchantId: ['sm_0007'] },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Account: Pier Books' }));
    await user.click(await screen.findByRole('button', { name: 'Show all accounts' }));
    expect(await screen.findByRole('button', { name: 'Account: All accounts' })).toBeTruthy();
    expect(new URLSearchParams(search()).has('account')).toBe(false);
  });

  it('is one of a merchant’s own, whatever the URL says', async () => {
    const { payments } = fixtures.auth.sso.applications;
    const own = (subMerchantId: string, name: string) => ({
      subMerchantId,
      applicationId: `app_${subMerchantId}`,
      name,
      features: [],
    });
    const place = { kind: 'account', subMerchantId: 'sm_1' } as const;
    const { user, search } = renderScreen(<AccountContext />, {
      areas,
      address: '/list?account=sm_of_another',
      session: {
        applications: {
          payments: {
            ...payments,
            accounts: [own('sm_1', 'Pier'), own('sm_2', 'Quay')],
            acl: [{ role: 'manager', forcePasswordReset: false, place }],
          },
        },
      },
    });
    const choice = screen.getByLabelText('Account');
    expect(choice).toHaveProperty('value', '');
    await user.selectOptions(choice, 'Quay');
    expect(new URLSearchParams(search()).get('account')).toBe('sm_2');
  });
});

describe('other apps', () => {
  const open = async (roles: readonly Role[]) => {
    const { user } = renderScreen(<PersonMenu onLeave={() => undefined} />, { areas, roles });
    await user.click(screen.getByRole('button', { name: /^Signed in as/ }));
    return screen.queryByRole('link', { name: /^Capital backoffice/ });
  };

  it.each([['admin'], ['underwriter'], ['capital-partner'], ['subborrower']] as const)(
    'are a link for %s, at this environment’s URL',
    async (role) => {
      const link = await open([role]);
      expect(link?.getAttribute('href')).toContain('//capital.');
      expect(link?.getAttribute('rel')).toContain('noopener');
    },
  );

  it.each([['manager'], ['bank'], ['service-provider']] as const)(
    'aren’t offered to %s',
    async (role) => expect(await open([role])).toBeNull(),
  );
});
