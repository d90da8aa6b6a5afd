import { auth, customers, notifications, reporting } from '@payfac/api/contract';
import { createTestTransport, failure, fixtures, type Overrides } from '@payfac/api/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../shared/query/client.ts';
import { sessionAtom } from '../shared/session/session.ts';
import { announceRefused, onSessionEnd } from '../shared/session/signals.ts';
import { write } from '../shared/state/app.ts';
import { freshApp } from '../shared/testing/fresh-app.ts';
import { InApp } from '../shared/testing/in-app.tsx';
import { type Person, sessionOf } from '../shared/testing/session-of.ts';
import { respondToFetch } from '../shared/testing/test-fetch.ts';
import { inApp, table } from './router.tsx';

const areas = { auth, customers, notifications, reporting };

const refused = () =>
  failure(403, { code: 'FORBIDDEN', message: 'You don’t have permission to do this.' });
const notFound = () => failure(404, { code: 'NOT_FOUND', message: 'The payment was not found.' });

/** The app at an address, for a user with `before` in their session and `after` on the platform. */
async function open(
  address: string,
  before: Person,
  after: Person | 'nothing',
  responses: Overrides<typeof areas> = {},
) {
  freshApp();
  const transport = createTestTransport(areas, {
    ...responses,
    auth: {
      sso: () =>
        after === 'nothing'
          ? failure(401, { code: 'SIGNED_OUT', message: 'Sign in to continue.' })
          : { ...sessionOf(after), token: 'another' },
    },
  });
  respondToFetch(transport.fetch);
  write(sessionAtom, sessionOf(before));
  const router = inApp(createMemoryRouter(table, { initialEntries: [address] }));
  render(<RouterProvider router={router} />, { wrapper: InApp });
  return {
    user: userEvent.setup(),
    path: () => router.state.location.pathname,
    search: () => router.state.location.search,
    asked: (endpoint: string) =>
      transport.calls.filter((call) => call.endpoint === endpoint).length,
  };
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));

const manager: Person = { roles: ['manager'], features: ['customers'] };
const accountant: Person = { roles: ['accounting'], accountNames: ['Elsewhere'] };

it('a page that the user loses access to says so, and leaves the menu', async () => {
  const app = await open('/customers', manager, accountant, { customers: { list: refused } });
  await screen.findByRole('heading', { name: 'You don’t have access to this page' });
  expect(app.path()).toBe('/forbidden');
  expect(menu().queryByRole('link', { name: 'Customers' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(app.asked('auth.sso')).toBe(1);
});

it('the payment of a lost account closes, and its list is reloaded', async () => {
  let isLost = false;
  const { transactionTimeline } = fixtures.reporting;
  const app = await open('/reporting/transactions?open=txn1', manager, accountant, {
    reporting: {
      transactionTimeline: () => (isLost ? notFound() : transactionTimeline),
    },
  });
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByText('Timeline');
  const before = app.asked('reporting.listTransactions');
  isLost = true;
  announceRefused();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([app.path(), app.search()]).toEqual(['/reporting/transactions', '']);
  expect(app.asked('reporting.listTransactions')).toBeGreaterThan(before);
});

it('nothing read before an access change stays in memory', async () => {
  const app = await open('/reporting/transactions', manager, accountant);
  await waitFor(() => expect(app.asked('reporting.listTransactions')).toBeGreaterThan(0));
  const left = [['customers'], 'of a page left earlier'] as const;
  queryClient().setQueryData(left, 'Lost & Found LLC');
  announceRefused();
  await waitFor(() => expect(queryClient().getQueryData(left)).toBeUndefined());
});

it('a refusal without an access change is shown, without a retry', async () => {
  const app = await open('/customers', manager, manager, { customers: { list: refused } });
  await screen.findByText('You don’t have permission to do this.');
  await waitFor(() => expect(app.asked('auth.sso')).toBe(1));
  expect(app.path()).toBe('/customers');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(menu().getByRole('link', { name: 'Customers' })).toBeTruthy();
});

it('a session that has ended meanwhile signs out', async () => {
  const end = vi.fn();
  await open('/customers', manager, 'nothing', { customers: { list: refused } });
  onSessionEnd(end);
  await waitFor(() => expect(end).toHaveBeenCalledOnce());
});
