import { accounts } from '@payfac/api/contract/accounts';
import { alerts as area } from '@payfac/api/contract/alerts';
import { fixtures, type Overrides } from '@payfac/api/testing';
import type { Alert } from '@payfac/domain/alerts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { alertGroups } from './groups.tsx';

const [example] = fixtures.alerts.groups.data;
const [exampleAlert] = fixtures.alerts.list.data;
if (!example || !exampleAlert) throw new Error('There is no example of a group and its alerts.');
const group = { ...example, count: 4, unacknowledgedCount: 3 };
const of = `of "${group.ruleName}" for ${group.accountName}`;

const alert = (alertId: string, status: Alert['status']): Alert => ({
  ...exampleAlert,
  alertId,
  status,
});
const open = ['alr_1', 'alr_2', 'alr_3'].map((id) => alert(id, 'unacknowledged'));
const acknowledged = [alert('alr_4', 'acknowledged')];

type Responses = NonNullable<Overrides<{ alerts: typeof area }>['alerts']>;

const show = (responses: Responses = {}) =>
  renderList(alertGroups, {
    areas: { accounts, alerts: area },
    responses: {
      alerts: {
        groups: () => ({ data: [group], count: 1 }),
        list: ({ query = {} }) => {
          const data = [...open, ...acknowledged].filter(({ status }) =>
            query.status?.includes(status),
          );
          return { data, count: data.length };
        },
        ...responses,
      },
    },
  });

const press = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

it.each([
  ['Acknowledge all', `Acknowledge 3 alerts ${of}?`, 'Acknowledge', 'alerts.batchAcknowledge', 3],
  [
    'Remove all acknowledgments',
    `Remove the acknowledgment from 1 alert ${of}?`,
    'Remove acknowledgment',
    'alerts.batchUnacknowledge',
    1,
  ],
  ['Discard all', `Discard 4 alerts ${of}?`, 'Discard', 'alerts.batchDiscard', 4],
] as const)(
  'changes a group’s alerts by its filter, after confirming how many: %s',
  async (label, question, answer, call, count) => {
    const { user, calls } = show();
    await press(user, label);
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    expect(calls(call)).toEqual([]);
    expect(calls('alerts.list')[0]?.input).toMatchObject({
      query: { alertGroupId: [group.alertGroupId] },
    });
    await user.click(await dialog.findByRole('button', { name: answer }));
    await waitFor(() => expect(calls(call)).toHaveLength(1));
    const ids = ['alr_1', 'alr_2', 'alr_3', 'alr_4'];
    expect(calls(call)[0]?.input).toEqual({
      body: { alertIds: count === 1 ? ['alr_4'] : ids.slice(0, count) },
    });
  },
);

it('names a group’s failed alerts with the reason, and retries only those', async () => {
  const reason = 'An alert that is discarded can’t be acknowledged.';
  const { user, calls } = show({
    batchAcknowledge: ({ body }) =>
      body.alertIds.length === 3
        ? { count: 2, failed: [{ id: 'alr_2', message: reason }] }
        : { count: 1, failed: [] },
  });
  await press(user, 'Acknowledge all');
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(await asked.findByRole('button', { name: 'Acknowledge' }));
  const failed = within(await screen.findByRole('list', { name: 'Failed' }));
  failed.getByText(new RegExp(reason));
  screen.getByText(/^2 alerts acknowledged\. 1 failed\./);
  await user.click(screen.getByRole('button', { name: 'Retry the failed' }));
  await screen.findByText(/^1 alert acknowledged\.$/);
  expect(calls('alerts.batchAcknowledge')[1]?.input).toEqual({ body: { alertIds: ['alr_2'] } });
});

it('charts the cards of alerts over time, on request', async () => {
  const { user, calls } = show();
  await user.click(await screen.findByRole('button', { name: 'Alerts over time, by card' }));
  await waitFor(() => expect(calls('alerts.cardChart').length).toBeGreaterThan(0));
});
