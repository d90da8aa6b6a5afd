import { view } from '@payfac/api/contract/accounts';
import { list as alertList } from '@payfac/api/contract/alerts';
import { list as disputeList } from '@payfac/api/contract/disputes';
import { chart } from '@payfac/api/contract/payouts';
import { listTransactions } from '@payfac/api/contract/reporting';
import { list as webhookList } from '@payfac/api/contract/webhooks';
import { fixtures } from '@payfac/api/testing';
import type { Role } from '@payfac/domain/access';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { ageText, NeedsYou } from './needs-you.tsx';

const areas = {
  accounts: { view },
  alerts: { list: alertList },
  disputes: { list: disputeList },
  payouts: { chart },
  reporting: { listTransactions },
  webhooks: { list: webhookList },
};
const none = () => ({ data: [], count: 0 });
const empty = {
  accounts: { view: none },
  alerts: { list: none },
  disputes: { list: none },
  payouts: { chart: () => ({ series: [] }) },
  reporting: { listTransactions: none },
  webhooks: { list: none },
};

interface Opened {
  readonly roles?: readonly Role[];
  readonly address?: string;
}

const open = (responses: object, { roles = ['admin'], address = '/list' }: Opened = {}) =>
  renderScreen(<NeedsYou />, { areas, responses: { ...empty, ...responses }, roles, address });

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Accounts there are, none of which waits for a decision. */
const decided = (input: { readonly query: { readonly stage?: readonly string[] } }) => ({
  data: [],
  count: input.query.stage ? 0 : 4,
});

it('links to the first invite if there are no accounts, for users who may invite', async () => {
  open({});
  const link = await screen.findByRole('link', { name: 'Invite the first merchant' });
  expect(link.getAttribute('href')).toBe('/invites');
  expect(screen.queryByText('Nothing needs you.')).toBeNull();
});

it('says that nothing waits only once everything has loaded', async () => {
  const { calls } = open({ accounts: { view: decided } });
  await screen.findByText('Nothing needs you.');
  expect(calls('webhooks.list')).toHaveLength(1);
});

it('links to exactly the list of what waits, in the page’s scope', async () => {
  const raised = (input: { readonly query: { readonly severity?: readonly string[] } }) => ({
    data: [],
    count: input.query.severity ? 2 : 13,
  });
  open(
    { alerts: { list: raised }, accounts: { view: () => ({ data: [], count: 3 }) } },
    { address: '/list?spProductId=prod_1' },
  );
  await waitFor(() => expect(lines()).toEqual(['13 alerts2 high', '3 accounts to decide']));
  const [alerts] = screen.getAllByRole('link');
  expect(alerts?.getAttribute('href')).toBe(
    '/risk-management/alerts?status=unacknowledged&spProductId=prod_1',
  );
});

// Both may see payouts, but neither may hold or release them.
it.each(['accounting', 'bank'] as const)(
  'shows a user with the role %s only what they can act on',
  async (role) => {
    const { calls } = open({}, { roles: [role] });
    await screen.findByText('Nothing needs you.');
    for (const call of ['accounts.view', 'alerts.list', 'payouts.chart', 'webhooks.list']) {
      expect(calls(call)).toEqual([]);
    }
  },
);

it('shows the age of the oldest held payment, and says if there are more than it counted', async () => {
  const [row] = fixtures.reporting.listTransactions.data;
  const held = () => ({ data: row ? [row] : [], count: 10_000, countIsLowerBound: true });
  open({ reporting: { listTransactions: held } });
  await waitFor(() => expect(lines()[0]).toMatch(/^10,000\+ payments for reviewoldest \d/));
});

const at = new Date('2026-03-10T12:00:00Z');
it.each([
  ['2026-03-10T11:59:01Z', '0 min'],
  ['2026-03-10T11:00:01Z', '59 min'],
  ['2026-03-10T11:00:00Z', '1 h'],
  ['2026-03-09T12:00:01Z', '23 h'],
  ['2026-03-09T12:00:00Z', '1 day'],
  ['2026-03-01T12:00:00Z', '9 days'],
  ['2026-03-10T12:00:05Z', '0 min'],
])('%s is %s old', (since, text) => expect(ageText(new Date(since), at)).toBe(text));
