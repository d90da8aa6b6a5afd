import { auth, customers, notifications, reporting } from '@payfac/api/contract';
import { createTestTransport, failure, fixtures, type Overrides } from '@payfac/api/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { locationAtom } from '../shared/location.ts';
import { queryClient } from '../shared/query/client.ts';
import { onSessionEnd } from '../shared/session/ended.ts';
import { announceRefused } from '../shared/session/refused.ts';
import { sessionAtom } from '../shared/session/session.ts';
import { type Person, sessionOf } from '../shared/testing/session-of.ts';
import { respondToFetch } from '../shared/testing/test-fetch.ts';
import { followAccess } from './follow-access.ts';
import { table } from './router.tsx';

const areas = { auth, customers, notifications, reporting };

const refused = () =>
  failure(403, { code: 'FORBIDDEN', message: 'You don’t have permission to do this.' });
const notFound = () => failure(404, { code: 'NOT_FOUND', message: 'The payment was not found.' });

let stop: () => void = () => undefined;
afterEach(() => stop());

/** The app at an address, for somebody who holds `before` and, to the platform, `after` by now. */
async function open(
  address: string,
  before: Person,
  after: Person | 'nothing',
  responses: Overrides<typeof areas> = {},
) {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  const store = getDefaultStore();
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
  store.set(sessionAtom, sessionOf(before));
  const router = createMemoryRouter(table, { initialEntries: [address] });
  const follow = () => {
    const { pathname, search } = router.state.location;
    store.set(locationAtom, { pathname, search });
  };
  router.subscribe(follow);
  follow();
  stop = followAccess(router);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
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

it('a page that is not the person’s any more becomes the one that says so, and leaves the menu', async () => {
  const app = await open('/customers', manager, accountant, { customers: { list: refused } });
  await screen.findByRole('heading', { name: "You don't have access to this page" });
  expect(app.path()).toBe('/forbidden');
  expect(menu().queryByRole('link', { name: 'Customers' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(app.asked('auth.sso')).toBe(1);
});

it('the payment of an account that was lost closes, and its list is asked for again', async () => {
  let isLost = false;
  const { transactionTimeline } = fixtures.reporting;
  const app = await open('/reporting/transactions?open=txn1', manager, accountant, {
    reporting: {
      transactionTimeline: () => (isLost ? notFound() : transactionTimeline),
    },
  });
  const drawer = await screen.findByRole('dialog', { name: /Transaction/ });
  await within(drawer).findByText('Timeline');
  const before = app.asked('reporting.listTransactions');
  isLost = true;
  announceRefused();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([app.path(), app.search()]).toEqual(['/reporting/transactions', '']);
  expect(app.asked('reporting.listTransactions')).toBeGreaterThan(before);
});

it('what is refused to somebody whose access is the same is said, with nothing to try again', async () => {
  const app = await open('/customers', manager, manager, { customers: { list: refused } });
  await screen.findByText('You don’t have permission to do this.');
  await waitFor(() => expect(app.asked('auth.sso')).toBe(1));
  expect(app.path()).toBe('/customers');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(menu().getByRole('link', { name: 'Customers' })).toBeTruthy();
});

it('a session that is over by then ends', async () => {
  const end = vi.fn();
  onSessionEnd(end);
  await open('/customers', manager, 'nothing', { customers: { list: refused } });
  await waitFor(() => expect(end).toHaveBeenCalledOnce());
});
