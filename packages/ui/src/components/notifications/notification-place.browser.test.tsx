import '../../../base.css';
import '../../../brands/harbor.css';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Drawer } from '../drawer/index.ts';
import { AppLayout } from '../sidebar/index.ts';
import { createNotifications, NotificationRegion } from './index.ts';

afterEach(async () => {
  await page.viewport(1200, 800);
});

it('stands at the top right, 20 px from the edges, its parts 10 px apart [UI-11, UI-16, UI-17]', () => {
  const notifications = createNotifications();
  render(<NotificationRegion notifications={notifications} />);
  act(() => notifications.show({ kind: 'success', message: 'Refund sent' }));
  const notice = screen.getByRole('button', { name: 'Close' }).parentElement;
  const region = notice?.closest('[role="region"], section');
  if (!notice || !region) throw new Error('There is no notification in a region.');
  const { top, right } = region.getBoundingClientRect();
  expect(top).toBe(20);
  expect(document.documentElement.clientWidth - right).toBe(20);
  expect(getComputedStyle(region).rowGap).toBe('10px');
});

/** A notification covered the bell and the user menu. */
it.each([1440, 360])('covers no button of the bar at %d px', async (width) => {
  await page.viewport(width, 780);
  const notifications = createNotifications();
  render(
    <AppLayout
      sidebar={{ brand: { title: 'Harbor' }, entries: [] }}
      notice={<p style={{ margin: 0, blockSize: 40 }}>You’re acting as Ada</p>}
      topBar={<button type="button">Notifications</button>}
      notifications={<NotificationRegion notifications={notifications} />}
    >
      <h1>Dashboard</h1>
    </AppLayout>,
  );
  act(() => notifications.show({ kind: 'success', message: 'Refund sent' }));
  const bar = screen.getByRole('banner').getBoundingClientRect();
  const place = screen.getByRole('region', { name: 'Notifications' }).getBoundingClientRect();
  expect(bar.height).toBe(width === 360 ? 52 : 44);
  expect(place.top - bar.bottom).toBe(20);
});

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

it.each([
  [1440, 900],
  [1024, 768],
  [360, 780],
])('lies on no button of an open drawer at %d px', async (width, height) => {
  await page.viewport(width, height);
  const notifications = createNotifications();
  const { rerender } = render(
    <>
      <Drawer
        isOpen
        onOpenChange={() => undefined}
        title="Transaction"
        size="large"
        tools={<button type="button">Next</button>}
        footer={<button type="button">Refund</button>}
      >
        <p>Facts</p>
      </Drawer>
      <NotificationRegion notifications={notifications} />
    </>,
  );
  act(() => notifications.show({ kind: 'success', message: 'Refund sent' }));
  const notice = screen.getByRole('region', { name: 'Notifications', hidden: true });
  const drawer = screen.getByRole('dialog');
  const place = notice.getBoundingClientRect();
  const buttons = [...drawer.querySelectorAll('button')];
  expect(buttons).toHaveLength(3);
  for (const button of buttons) {
    expect(overlaps(place, button.getBoundingClientRect())).toBe(false);
  }
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.bottom).toBeLessThanOrEqual(height);
  rerender(<NotificationRegion notifications={notifications} />);
  act(() => notifications.show({ kind: 'success', message: 'Refund sent' }));
  const alone = screen.getByRole('region', { name: 'Notifications' }).getBoundingClientRect();
  expect([alone.top, width - alone.right]).toEqual([20, 20]);
});
