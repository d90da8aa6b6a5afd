import { notifications } from '@payfac/api/contract/notifications';
import { failure, fixtures, type Override } from '@payfac/api/testing';
import type { NotificationEvent } from '@payfac/domain/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { Component } from './page.tsx';

const areas = { notifications };
const sample = fixtures.notifications.acknowledge;

/** An inbox with this many unread notifications, which records acknowledgments. */
function inbox(size: number): {
  list: Override<typeof notifications.list>;
  acknowledge: Override<typeof notifications.acknowledge>;
} {
  const events: NotificationEvent[] = Array.from({ length: size }, (_, index) => ({
    ...sample,
    notificationEventId: `ntf_${index + 1}`,
    title: `Payout ${index + 1} returned`,
    targetId: `pay_${index + 1}`,
    channels: { ui: { acknowledgedAt: null, acknowledgedBy: null } },
  }));
  const isRead = ({ channels }: NotificationEvent) => channels.ui.acknowledgedAt !== null;
  return {
    list: ({ query }) => {
      const data = events.filter((event) => isRead(event) === query?.acknowledged);
      return { data, count: data.length };
    },
    acknowledge: ({ body }) => {
      const index = events.findIndex(
        (event) => event.notificationEventId === body.notificationEventId,
      );
      const event: NotificationEvent = {
        ...(events[index] ?? sample),
        channels: {
          ui: { acknowledgedAt: new Date('2026-03-05T13:20:00Z'), acknowledgedBy: 'me' },
        },
      };
      events[index] = event;
      return event;
    },
  };
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('shows the unread first, each leading to what it is about', async () => {
  renderScreen(<Component />, { areas, responses: { notifications: inbox(2) } });
  const first = await row('Payout 1 returned');
  const link = within(first).getByRole('link', { name: 'Payout 1 returned' });
  expect(link.getAttribute('href')).toBe('/reporting/payouts?open=pay_1');
  expect(screen.getByRole('link', { current: 'page', name: /^Unread/ }).textContent).toBe(
    'Unread2',
  );
});

it('marks one as read, which then stands among the read', async () => {
  const { user, search } = renderScreen(<Component />, {
    areas,
    responses: { notifications: inbox(2) },
  });
  const first = await row('Payout 1 returned');
  await user.click(within(first).getByRole('button', { name: /actions/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as read' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Payout 1 returned/ })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Read' }));
  await row('Payout 1 returned');
  expect(search()).toContain('show=read');
});

it('marks everything as read and says how many', async () => {
  const { user, calls } = renderScreen(<Component />, {
    areas,
    responses: { notifications: inbox(7) },
  });
  await row('Payout 1 returned');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findAllByText('Marked 7 notifications as read.');
  expect(calls('notifications.acknowledge')).toHaveLength(7);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
  );
});

it('says that an acknowledgment failed, and stops there', async () => {
  const { user } = renderScreen(<Component />, {
    areas,
    responses: {
      notifications: {
        ...inbox(9),
        acknowledge: () => failure(500, { code: 'INTERNAL', message: '' }),
      },
    },
  });
  await row('Payout 1 returned');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findAllByText('Acknowledgment failed.');
  await row('Payout 9 returned');
});
