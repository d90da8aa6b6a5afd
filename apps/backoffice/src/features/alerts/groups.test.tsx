import { accounts } from '@payfac/api/contract/accounts';
import { alerts as area } from '@payfac/api/contract/alerts';
import { fixtures } from '@payfac/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { alertGroups } from './groups.tsx';

const [example] = fixtures.alerts.groups.data;
if (!example) throw new Error('There is no example of a group.');
const group = { ...example, count: 4, unacknowledgedCount: 3 };

const show = () =>
  renderList(alertGroups, {
    areas: { accounts, alerts: area },
    responses: { alerts: { groups: () => ({ data: [group], count: 1 }) } },
  });

const press = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

it('acknowledges all alerts of a group by its id, after asking how many', async () => {
  const { user, calls } = show();
  await press(user, 'Acknowledge all');
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Acknowledge 3 alerts/ }));
  expect(calls('alerts.bulkAcknowledge')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() =>
    expect(calls('alerts.bulkAcknowledge')[0]?.input).toEqual({
      body: { filters: { alertGroupId: [group.alertGroupId] } },
    }),
  );
});

it('discards all alerts of a group, and none of another', async () => {
  const { user, calls } = show();
  await press(user, 'Discard all');
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Discard 4 alerts/ }));
  await user.click(dialog.getByRole('button', { name: 'Discard alerts' }));
  await waitFor(() =>
    expect(calls('alerts.discard')[0]?.input).toEqual({
      body: { filters: { alertGroupId: [group.alertGroupId] } },
    }),
  );
});

it('draws the cards that alerts are about, over time', async () => {
  const { calls } = show();
  await waitFor(() => expect(calls('alerts.cardChart').length).toBeGreaterThan(0));
});
