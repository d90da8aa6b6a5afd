import { notifications } from '@payfac/api/contract/notifications';
import { failure, fixtures, type Override } from '@payfac/api/testing';
import {
  type NotificationEvent,
  type NotificationKind,
  notificationKindLabels,
} from '@payfac/domain/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { Component } from './page.tsx';

const areas = { notifications };
const sample = fixtures.notifications.acknowledge;

/** An inbox with this many unread notifications, which records acknowledgments. */
function inbox(
  size: number,
  kind: NotificationKind = 'payout-failed',
): {
  list: Override<typeof notifications.list>;
  acknowledge: Override<typeof notifications.acknowledge>;
} {
  const events: NotificationEvent[] = Array.from({ length: size }, (_, index) => ({
    ...sample,
    kind,
    notificationEventId: `ntf_${index + 1}`,
    title: `Payout ${index + 1} returned`,
    targetId: `pay_${index + 1}`,
    channels: { ui: { acknowledgedAt: null, acknowledgedBy: null } },
  }));
  const isRead = ({ channels }: NotificationEvent) => channels.ui.acknowledgedAt !== null;
  return {
    list: ({ query }) => {
      const data = events.filter(
        (event) =>
          (query?.acknowledged === undefined || isRead(event) === query.acknowledged) &&
          (query?.kind === undefined || query.kind.includes(event.kind)),
      );
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

const entry = (name: string) =>
  screen.findByText(name, { selector: 'a, span' }).then((text) => {
    const found = text.closest('li');
    if (!found) throw new Error(`${name} is no entry.`);
    return found;
  });

it('shows what needs action first, each with a link to its record', async () => {
  renderScreen(<Component />, { areas, responses: { notifications: inbox(2) } });
  const first = await entry('Payout 1 returned');
  const link = within(first).getByRole('link', { name: 'Payout 1 returned' });
  expect(link.getAttribute('href')).toBe('/reporting/payouts?open=pay_1');
  const tab = await screen.findByRole('link', { current: 'page', name: /^Needs you/ });
  expect(tab.textContent).toBe('Needs you2');
});

/** The inbox tab of each kind of event, by whether it still needs somebody. */
const belongsTo: Readonly<Record<NotificationKind, 'Needs you' | 'Updates'>> = {
  'alert-raised': 'Needs you',
  'application-submitted': 'Needs you',
  'information-requested': 'Needs you',
  'application-decided': 'Updates',
  'dispute-opened': 'Needs you',
  'dispute-updated': 'Updates',
  'payment-received': 'Updates',
  'payout-failed': 'Needs you',
  'payout-account-changed': 'Updates',
  'webhook-failing': 'Needs you',
};

it('shows each kind in one tab while unread, and all once read', async () => {
  const events = Object.entries(notificationKindLabels).flatMap(([kind, title]) =>
    [null, new Date('2026-03-05T13:20:00Z')].map((acknowledgedAt) => ({
      ...sample,
      // The labels have every kind, and no other.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      kind: kind as NotificationKind,
      notificationEventId: `${kind} ${acknowledgedAt ? 'read' : 'new'}`,
      title: `${title}${acknowledgedAt ? ', read' : ''}`,
      channels: { ui: { acknowledgedAt, acknowledgedBy: acknowledgedAt && 'me' } },
    })),
  );
  const { user } = renderScreen(<Component />, {
    areas,
    responses: {
      notifications: {
        list: ({ query }) => {
          const data = events.filter(
            ({ kind, channels }) =>
              (channels.ui.acknowledgedAt !== null) === query?.acknowledged &&
              (query.kind === undefined || query.kind.includes(kind)),
          );
          return { data, count: data.length };
        },
      },
    },
  });
  const titlesIn = (part: string) =>
    Object.entries(notificationKindLabels).flatMap(([kind, title]) => {
      if (part === 'Read') return [`${title}, read`];
      return Reflect.get(belongsTo, kind) === part ? [title] : [];
    });
  for (const part of ['Needs you', 'Updates', 'Read']) {
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${part}`) }));
    const expected = titlesIn(part);
    await entry(expected[0] ?? '');
    const shown = screen
      .getAllByRole('list', { name: /^Notifications, / })
      .flatMap((day) => within(day).getAllByRole('listitem'));
    expect(shown.length).toBe(expected.length);
    for (const title of expected) await entry(title);
  }
});

it('opens with the updates if nothing needs action', async () => {
  renderScreen(<Component />, {
    areas,
    responses: { notifications: inbox(2, 'payment-received') },
  });
  await entry('Payout 1 returned');
  screen.getByRole('link', { current: 'page', name: /^Updates/ });
});

it('marks one as read, and moves it to the read ones', async () => {
  const { user, search } = renderScreen(<Component />, {
    areas,
    responses: { notifications: inbox(2) },
  });
  await entry('Payout 1 returned');
  await user.click(screen.getByRole('button', { name: 'Mark “Payout 1 returned” as read' }));
  await waitFor(() => expect(screen.queryByText('Payout 1 returned')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Read' }));
  await entry('Payout 1 returned');
  expect(search()).toContain('show=read');
  expect(screen.queryByText('Payout 2 returned')).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Needs you/ }));
  await entry('Payout 2 returned');
  expect(screen.queryByText('Payout 1 returned')).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Updates/ }));
  await screen.findByText('No unread updates');
  expect(screen.queryByText('Payout 1 returned')).toBeNull();
});

it('folds the same event of a day, and marks all of it as read', async () => {
  const same = inbox(4);
  const { user, calls } = renderScreen(<Component />, {
    areas,
    responses: {
      notifications: {
        ...same,
        list: async (input, context) => {
          const response = await same.list(input, context);
          if (!('data' in response)) return response;
          return {
            ...response,
            data: response.data.map((event) => ({ ...event, title: 'Webhook not delivered' })),
          };
        },
      },
    },
  });
  const fold = await screen.findByRole('button', { name: /Webhook not delivered.*4 times/ });
  expect(screen.queryByRole('link', { name: 'Webhook not delivered' })).toBeNull();
  await user.click(fold);
  const events = within(await screen.findByRole('list', { name: 'Webhook not delivered' }));
  expect(events.getAllByRole('link').length).toBe(4);
  await user.click(
    screen.getByRole('button', { name: 'Mark all 4 “Webhook not delivered” as read' }),
  );
  await waitFor(() => expect(calls('notifications.acknowledge')).toHaveLength(4));
});

it('keeps a fold open while one of its events is marked as read', async () => {
  const same = inbox(4);
  const { user } = renderScreen(<Component />, {
    areas,
    responses: {
      notifications: {
        ...same,
        list: async (input, context) => {
          const response = await same.list(input, context);
          if (!('data' in response)) return response;
          return {
            ...response,
            data: response.data.map((event) => ({ ...event, title: 'Webhook not delivered' })),
          };
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /Webhook not delivered.*4 times/ }));
  const [first] = screen.getAllByRole('button', { name: 'Mark “Webhook not delivered” as read' });
  if (!first) throw new Error('No event of the fold can be marked as read.');
  await user.click(first);
  const fold = await screen.findByRole('button', { name: /Webhook not delivered.*3 times/ });
  expect(fold.getAttribute('aria-expanded')).toBe('true');
});

it('marks everything as read and says how many', async () => {
  const { user, calls } = renderScreen(<Component />, {
    areas,
    responses: { notifications: inbox(7) },
  });
  await entry('Payout 1 returned');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await screen.findAllByText('Marked 7 notifications as read.');
  expect(calls('notifications.acknowledge')).toHaveLength(7);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
  );
});

it('says that an acknowledgment failed, and stops', async () => {
  const { user } = renderScreen(<Component />, {
    areas,
    responses: {
      notifications: {
        ...inbox(9),
        acknowledge: () => failure(500, { code: 'INTERNAL', message: '' }),
      },
    },
  });
  await entry('Payout 1 returned');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await screen.findAllByText('Acknowledgment failed.');
  await entry('Payout 9 returned');
});
