import { names } from '@payfac/api/contract/accounts';
import { list as listSessions } from '@payfac/api/contract/hosted-sessions';
import { list as listInvoices } from '@payfac/api/contract/invoices';
import { listTransactions } from '@payfac/api/contract/reporting';
import { failure, fixtures } from '@payfac/api/testing';
import { brandWide, type Role } from '@payfac/domain/access';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import type { Session } from '../../shared/session/session.ts';
import { openPages } from '../guard.ts';
import { allRoutes } from '../routes.ts';
import { Palette } from './panel.tsx';

const areas = {
  reporting: { listTransactions },
  invoices: { list: listInvoices },
  hostedSessions: { list: listSessions },
  accounts: { names },
};
const standard = ['/dashboard', '/reporting/transactions', '/invoices', '/virtual-terminal'];

function open(
  role: Role,
  options: Partial<Parameters<typeof renderScreen<typeof areas>>[1]> = {},
  wanted: readonly string[] = standard,
) {
  const accounts = [
    {
      subMerchantId: 'sm_1',
      applicationId: 'app_1',
      name: 'Granite Clothiers',
      features: [],
    },
  ];
  const acl = [{ role, place: brandWide, forcePasswordReset: false }];
  const session: Session = { ...fixtures.auth.sso, isLoggedInAs: false };
  const pages = openPages(allRoutes, session, { memberships: acl, accounts }).filter(({ path }) =>
    wanted.includes(path),
  );
  return renderScreen(<Palette pages={pages} actions={[]} onClose={() => undefined} />, {
    areas,
    roles: [role],
    ...options,
  });
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const option = (name: RegExp) => screen.findByRole('option', { name });

it('offers only the pages and actions that the user may open', () => {
  open('admin');
  expect(options().join()).toMatch(/Dashboard.*Transactions.*New sale/);
  open('accounting');
  expect(options().join()).not.toContain('New sale');
  open('sales-clerk');
  expect(options().join()).not.toContain('Dashboard');
});

it('finds records of every page at once and opens the selected one', async () => {
  const { user, router, calls } = open('admin');
  await user.keyboard('6275');
  const found = await option(/^txn/);
  expect(calls('reporting.listTransactions')[0]?.input).toMatchObject({
    query: { singleSearch: '6275' },
  });
  await option(/Search invoices for “6275”/);
  await user.click(found);
  expect(router.state.location.pathname).toBe('/reporting/transactions');
  expect(router.state.location.search).toMatch(/^\?open=txn/);
});

it('searches a transaction ID among all operations, so that a refund is found by its own', async () => {
  const { user, calls } = open('admin');
  await user.keyboard('txn120132');
  await waitFor(() =>
    expect(calls('reporting.listTransactions')[0]?.input).toMatchObject({
      query: { view: 'operations' },
    }),
  );
});

it('searches once for what was typed, and not for a single letter', async () => {
  const { user, calls } = open('admin');
  await user.keyboard('c');
  await user.keyboard('oleman');
  await option(/^txn/);
  expect(calls('reporting.listTransactions')).toHaveLength(1);
});

it('says after the results which page couldn’t be searched, and links to its list', async () => {
  const { user } = open('admin', {
    responses: {
      invoices: { list: () => failure(500, { code: 'INTERNAL', message: 'Not now.' }) },
    },
  });
  await user.keyboard('6275');
  const row = await option(/Search invoices/);
  expect(row.textContent).toContain('Not now.');
  await option(/^txn/);
  const shown = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(shown.findIndex((text) => text.startsWith('txn'))).toBeLessThan(
    shown.findIndex((text) => text.startsWith('Search invoices')),
  );
});

it('distinguishes an invoice from its payment page', async () => {
  const invoice = fixtures.invoices.list.data.find(({ invoiceNumber }) => invoiceNumber !== '');
  const page = fixtures.hostedSessions.list.data[0];
  if (!invoice || !page) throw new Error('There is no example of an invoice and its page.');
  const { invoiceNumber } = invoice;
  const its = { ...page, source: 'invoice' as const, invoiceNumber };
  const { user } = open(
    'admin',
    {
      responses: {
        invoices: { list: () => ({ data: [invoice], count: 1 }) },
        hostedSessions: { list: () => ({ data: [its], count: 1 }) },
      },
    },
    ['/invoices', '/reporting/hosted-sessions'],
  );
  await user.keyboard(invoiceNumber);
  await option(new RegExp(`^Payment page of ${invoiceNumber}`));
  const called = options().filter((text) => text?.includes(invoiceNumber));
  const found = called.filter((text) => !text?.startsWith('Search'));
  expect(found.filter((text) => text?.startsWith('Payment page of'))).toHaveLength(1);
  expect(found).toHaveLength(2);
});

it('remembers selections, but none made while acting as another user', async () => {
  const kept = () => localStorage.getItem(`payments.recent.${fixtures.auth.sso.userId}`);
  const acting = open('admin', { session: { isLoggedInAs: true } });
  await acting.user.keyboard('invoices{Enter}');
  expect(kept()).toBeNull();
  const own = open('admin');
  await own.user.keyboard('invoices{Enter}');
  expect(kept()).toContain('/invoices');
});
