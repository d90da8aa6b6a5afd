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

it.each([
  ['Acknowledge all', /^Acknowledge 3 alerts/, 'Acknowledge', 'alerts.bulkAcknowledge'],
  [
    'Remove all acknowledgments',
    /^Remove the acknowledgment from 1 alert/,
    'Remove acknowledgments',
    'alerts.bulkUnacknowledge',
  ],
  ['Discard all', /^Discard 4 alerts/, 'Discard alerts', 'alerts.discard'],
] as const)(
  "reaches a group's alerts by filters, after asking how many: %s [R299, R300]",
  async (label, question, answer, call) => {
    const { user, calls } = show();
    await press(user, label);
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    expect(calls(call)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: answer }));
    await waitFor(() =>
      expect(calls(call)[0]?.input).toEqual({
        body: { filters: { alertGroupId: [group.alertGroupId] } },
      }),
    );
  },
);

it('draws the cards that alerts are about, over time', async () => {
  const { calls } = show();
  await waitFor(() => expect(calls('alerts.cardChart').length).toBeGreaterThan(0));
});
