import { view } from '@payfac/api/contract/accounts';
import { list as alerts } from '@payfac/api/contract/alerts';
import { list as disputes } from '@payfac/api/contract/disputes';
import { listTransactions } from '@payfac/api/contract/reporting';
import { createTestTransport } from '@payfac/api/testing';
import type { Role } from '@payfac/domain/access';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { changes } from '../../shared/query/client.ts';
import { holderAtom, sessionAtom } from '../../shared/session/session.ts';
import { read, write } from '../../shared/state/app.ts';
import { freshApp } from '../../shared/testing/fresh-app.ts';
import { sessionOf } from '../../shared/testing/session-of.ts';
import { respondToFetch } from '../../shared/testing/test-fetch.ts';
import { followWaiting, type Waiting } from './waiting.ts';

function follow(role: Role) {
  freshApp();
  let open = 4;
  const transport = createTestTransport(
    {
      accounts: { view },
      alerts: { list: alerts },
      disputes: { list: disputes },
      reporting: { listTransactions },
    },
    {
      accounts: { view: () => ({ data: [], count: 3 }) },
      alerts: { list: () => ({ data: [], count: 13 }) },
      disputes: { list: () => ({ data: [], count: open }) },
      reporting: { listTransactions: () => ({ data: [], count: 5 }) },
    },
  );
  respondToFetch(transport.fetch);
  write(sessionAtom, sessionOf({ roles: [role] }));
  const shown = vi.fn<(waiting: Waiting) => void>();
  const stop = followWaiting(read(holderAtom), shown);
  return {
    stop,
    answer: () => (open -= 1),
    now: () => Object.fromEntries(shown.mock.lastCall?.[0] ?? []),
    calls: () => transport.calls.map(({ endpoint }) => endpoint).toSorted(),
  };
}

it('counts each item that waits for an admin once', async () => {
  const { now, calls, stop } = follow('admin');
  await waitFor(() =>
    expect(now()).toEqual({
      '/accounts-view': 3,
      '/risk-management/alerts': 13,
      '/disputes': 4,
      '/reporting/transactions': 5,
    }),
  );
  stop();
  expect(calls()).toEqual([
    'accounts.view',
    'alerts.list',
    'disputes.list',
    'reporting.listTransactions',
  ]);
});

it('requests nothing that the user can’t act on', async () => {
  // An underwriter can open Transactions, but only decides on accounts.
  const { now, calls, stop } = follow('underwriter');
  await waitFor(() => expect(now()).toEqual({ '/accounts-view': 3 }));
  stop();
  expect(calls()).toEqual(['accounts.view']);
});

it('recounts only what was changed here', async () => {
  const { answer, now, calls, stop } = follow('admin');
  await waitFor(() => expect(Object.keys(now())).toHaveLength(4));
  answer();
  changes().tell(['disputes']);
  await waitFor(() => expect(now()['/disputes']).toBe(3));
  stop();
  expect(calls()).toHaveLength(5);
});
