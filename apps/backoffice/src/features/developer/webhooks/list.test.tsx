import { accounts } from '@payfac/api/contract/accounts';
import { products } from '@payfac/api/contract/products';
import { users } from '@payfac/api/contract/users';
import { webhooks } from '@payfac/api/contract/webhooks';
import { fixtures } from '@payfac/api/testing';
import type { WebhookDelivery } from '@payfac/domain/webhooks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../../shared/lists/testing/render-list.tsx';
import { deliveries } from './list.tsx';

const areas = { accounts, products, users, webhooks };
const [example] = fixtures.webhooks.list.data;
if (!example) throw new Error('The example has a delivery.');
const at = new Date('2026-03-02T17:00:00Z');

const show = (row: Partial<WebhookDelivery>, address = '/list') =>
  renderList(deliveries, {
    areas,
    responses: {
      webhooks: {
        list: () => ({ data: [{ ...example, webhookId: 'wh_1', ...row }], count: 1 }),
        redeliver: () => ({ ...example, ...row, status: 'pending' as const }),
      },
    },
    address,
  });

it('shows each attempt’s result, newest first, and what was sent', async () => {
  show(
    {
      status: 'failed',
      payload: '{"type":"payment.succeeded"}',
      attempts: [
        { at, responseStatus: 503, durationMs: 80, error: null },
        { at, responseStatus: null, durationMs: 10_000, error: 'Timed out' },
      ],
    },
    '/list?open=wh_1',
  );
  const drawer = within(await screen.findByRole('dialog'));
  const attempts = within(await drawer.findByRole('list', { name: 'Attempts' }));
  const shown = attempts.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual([
    expect.stringContaining('Timed out'),
    expect.stringContaining('HTTP 503'),
  ]);
  expect(drawer.getByText(/payment\.succeeded/)).toBeDefined();
});

it('shows a payload that isn’t JSON as text', async () => {
  show({ payload: '<p>Not JSON' }, '/list?open=wh_1');
  expect(await screen.findByText(/<p>Not JSON/)).toBeDefined();
});

it('resends failed deliveries, but not those still retrying', async () => {
  const failed = show({ status: 'failed' });
  await failed.user.click(await screen.findByRole('button', { name: /Actions/ }));
  await failed.user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
  await waitFor(() => expect(failed.calls('webhooks.redeliver')).toHaveLength(1));
  show({ status: 'retrying' });
  await screen.findByText('Retrying', { selector: 'td *' });
  expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
});

it('resends a failed delivery from its attempts', async () => {
  const { user, calls } = show({ status: 'failed' }, '/list?open=wh_1');
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(calls('webhooks.redeliver')).toHaveLength(1));
});
