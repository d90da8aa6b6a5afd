import { accounts } from '@payfac/api/contract/accounts';
import { alerts as area } from '@payfac/api/contract/alerts';
import { fixtures, type Overrides } from '@payfac/api/testing';
import type { Alert } from '@payfac/domain/alerts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { alerts } from './list.tsx';

const [example] = fixtures.alerts.list.data;
if (!example) throw new Error('There is no example of an alert.');

const acknowledged: Alert = {
  ...example,
  alertId: 'alr_2',
  ruleName: 'Large ticket',
  status: 'acknowledged',
  acknowledge: {
    acknowledgedAt: new Date('2026-03-02T15:30:00Z'),
    userId: 'usr_1',
    user: 'ann@harbor',
  },
};

const areas = { accounts, alerts: area };
const shown = (
  rows: readonly Alert[],
  count = rows.length,
): NonNullable<Overrides<typeof areas>['alerts']> => ({
  list: () => ({ data: [...rows], count }),
});

const inputOf = (call: { readonly input: unknown } | undefined) => call?.input;

/** @returns the actions on all alerts of the page. */
async function selectPage(user: ReturnType<typeof renderList>['user']) {
  await screen.findByRole('row', { name: /Large ticket/ });
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  return within(await screen.findByRole('region', { name: 'Selected rows' }));
}

it('offers what an alert’s state allows: to acknowledge it, or undo that [RISK-01]', async () => {
  const { user, calls } = renderList(alerts, {
    areas,
    responses: { alerts: shown([acknowledged]) },
  });
  await user.click(await screen.findByRole('button', { name: /^Actions for Large ticket/ }));
  const removal = await screen.findByRole('menuitem', { name: 'Remove acknowledgment' });
  expect(screen.queryByRole('menuitem', { name: 'Acknowledge' })).toBeNull();
  await user.click(removal);
  await expect.poll(() => calls('alerts.unacknowledge').length).toBe(1);
  expect(inputOf(calls('alerts.unacknowledge')[0])).toMatchObject({ body: { alertId: 'alr_2' } });
});

it('discards one alert by its ID, after a confirmation', async () => {
  const { user, calls } = renderList(alerts, { areas, responses: { alerts: shown([example]) } });
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Discard' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(calls('alerts.discard')).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Discard alert' }));
  await expect
    .poll(() => calls('alerts.discard').map(inputOf))
    .toEqual([{ body: { alertId: example.alertId } }]);
});

it('names an alert’s card by brand and kind, not only by its digits', async () => {
  renderList(alerts, {
    areas,
    responses: { alerts: shown([example]) },
    address: `/list?open=${example.alertId}`,
  });
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Visa credit •••• 4242');
});

it('confirms those of a selection that can be acknowledged, and leaves the others alone', async () => {
  const { user, calls } = renderList(alerts, {
    areas,
    responses: { alerts: shown([example, acknowledged]) },
  });
  const bar = await selectPage(user);
  await user.click(bar.getByRole('button', { name: 'Acknowledge' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Acknowledge 1 alert?' }));
  dialog.getByText(/^1 of 2 selected alerts can’t be acknowledged/);
  await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  await expect.poll(() => calls('alerts.batchAcknowledge').length).toBe(1);
  expect(inputOf(calls('alerts.batchAcknowledge')[0])).toEqual({
    body: { alertIds: [example.alertId] },
  });
});

it('discards a selection by IDs, after a confirmation [RISK-04, RISK-06]', async () => {
  const { user, calls } = renderList(alerts, {
    areas,
    responses: { alerts: shown([example, acknowledged]) },
  });
  const bar = await selectPage(user);
  await user.click(bar.getByRole('button', { name: 'Discard' }));
  expect(calls('alerts.batchDiscard')).toHaveLength(0);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
  );
  await expect.poll(() => calls('alerts.batchDiscard').length).toBe(1);
  expect(inputOf(calls('alerts.batchDiscard')[0])).toMatchObject({
    body: { alertIds: [example.alertId, 'alr_2'] },
  });
});

it('acknowledges all matching alerts with progress, and skips those already acknowledged', async () => {
  const { user, calls } = renderList(alerts, {
    areas,
    responses: { alerts: shown([example, acknowledged], 40) },
    address: '/list?severity=high&singleSearch=ticket',
  });
  await screen.findByRole('row', { name: /Large ticket/ });
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  await user.click(await screen.findByRole('button', { name: /all 40/i }));
  await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Acknowledge 1 alert?' }));
  dialog.getByText(/^1 of 2 matching alerts can’t be acknowledged/);
  await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  await expect.poll(() => calls('alerts.batchAcknowledge').length).toBe(1);
  expect(inputOf(calls('alerts.batchAcknowledge')[0])).toEqual({
    body: { alertIds: [example.alertId] },
  });
});

it('shows the evidence beside the list, with its payment and who acknowledged it [RISK-08]', async () => {
  const { calls } = renderList(alerts, {
    areas,
    responses: { alerts: shown([acknowledged]) },
    address: '/list?open=alr_2',
  });
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText(acknowledged.message);
  drawer.getByText(/ by ann@harbor$/);
  expect(drawer.getByRole('link', { name: 'txn48213' }).getAttribute('href')).toBe(
    '/reporting/transactions?open=txn000000048213',
  );
  const opened = calls('alerts.list').find(
    ({ request }) => new URL(request.url).searchParams.get('singleSearch') === 'alr_2',
  );
  expect(opened?.input).toMatchObject({
    query: { status: ['unacknowledged', 'acknowledged', 'discarded'] },
  });
});

it('is acknowledged from the drawer at once, without a confirmation', async () => {
  const { user, calls } = renderList(alerts, {
    areas,
    responses: { alerts: shown([example]) },
    address: `/list?open=${example.alertId}`,
  });
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: 'Acknowledge' }));
  await expect.poll(() => calls('alerts.acknowledge').length).toBe(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('sends the dates of its filter without a zone [RISK-09]', async () => {
  const { calls } = renderList(alerts, {
    areas,
    responses: { alerts: shown([example]) },
    address: '/list?from=2026-03-01T00:00:00',
  });
  await screen.findByRole('row', { name: new RegExp(example.ruleName) });
  expect(inputOf(calls('alerts.list')[0])).toMatchObject({
    query: { from: '2026-03-01T00:00:00' },
  });
});
