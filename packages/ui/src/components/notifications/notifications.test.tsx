import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotifications, NotificationRegion } from './index.ts';

const shown = () => screen.queryByRole('button', { name: 'Close' })?.parentElement ?? null;

function setUp() {
  const notifications = createNotifications();
  render(<NotificationRegion notifications={notifications} />);
  return notifications;
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('notifications', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps one: a new one takes the place of the old [UI-15]', () => {
    const notifications = setUp();
    act(() => notifications.show({ kind: 'success', message: 'Refund sent' }));
    act(() => notifications.show({ kind: 'danger', message: 'Void failed' }));
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
    expect(shown()?.textContent).toBe('Void failed');
  });

  it('has a title, and what can be done about it, which takes it away', () => {
    const notifications = setUp();
    const onPress = vi.fn();
    const action = { label: 'View', onPress };
    act(() =>
      notifications.show({ kind: 'success', title: 'Paid out', message: 'By Nov 28', action }),
    );
    expect(screen.getByText('Paid out. By Nov 28').closest('[aria-live=polite]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'View' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(shown()).toBeNull();
  });

  it('is never gone sooner than it can be read', () => {
    const notifications = setUp();
    act(() => notifications.show({ kind: 'info', message: 'Saved', duration: 1000 }));
    pass(4999);
    expect(shown()).not.toBeNull();
  });

  it('goes after 5000 ms, and after its own duration where it has one [UI-12]', () => {
    const notifications = setUp();
    act(() => notifications.show({ kind: 'info', message: 'Saved' }));
    pass(4999);
    expect(shown()).not.toBeNull();
    pass(1);
    expect(shown()).toBeNull();
    act(() => notifications.show({ kind: 'danger', message: 'Sign-on failed', duration: 7000 }));
    pass(6999);
    expect(shown()).not.toBeNull();
    pass(1);
    expect(shown()).toBeNull();
  });

  it('gives a replacement its whole time', () => {
    const notifications = setUp();
    act(() => notifications.show({ kind: 'info', message: 'one' }));
    pass(4000);
    act(() => notifications.show({ kind: 'info', message: 'two' }));
    pass(4000);
    expect(shown()?.textContent).toBe('two');
  });

  it('counts only while the page is seen', () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get');
    const see = (isSeen: boolean) => {
      isHidden.mockReturnValue(!isSeen);
      fireEvent(document, new Event('visibilitychange'));
    };
    const notifications = setUp();
    const spans = fc.array(fc.record({ seen: fc.nat(6000), hidden: fc.nat(60_000) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.boolean(), spans, (isSeenFirst, parts) => {
        see(isSeenFirst);
        act(() => notifications.show({ kind: 'success', message: 'Refund sent' }));
        let left = 5000;
        for (const { seen, hidden } of parts) {
          see(false);
          pass(hidden);
          expect(shown() === null).toBe(left <= 0);
          see(true);
          pass(seen);
          left -= seen;
          expect(shown() === null).toBe(left <= 0);
        }
        see(true);
        pass(5000);
        expect(shown()).toBeNull();
      }),
    );
    isHidden.mockRestore();
  });

  it.each([
    ['the pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['it holds the focus', fireEvent.focus, fireEvent.blur],
  ])('waits while %s and goes on with the time left', (_, enter, leave) => {
    const notifications = setUp();
    act(() => notifications.show({ kind: 'info', message: 'Saved' }));
    pass(3000);
    const toast = shown();
    if (!toast) throw new Error('nothing shown');
    enter(toast);
    pass(60_000);
    expect(shown()).toBe(toast);
    leave(toast);
    pass(1999);
    expect(shown()).toBe(toast);
    pass(1);
    expect(shown()).toBeNull();
  });

  it('goes on a click anywhere on it [UI-13]', () => {
    const notifications = setUp();
    act(() => notifications.show({ kind: 'info', message: 'Saved' }));
    const toast = shown();
    if (!toast) throw new Error('nothing shown');
    fireEvent.click(toast);
    expect(shown()).toBeNull();
  });

  it.each([
    ['success', 'polite'],
    ['info', 'polite'],
    ['warning', 'assertive'],
    ['danger', 'assertive'],
  ] as const)('%s is announced in the %s region [UI-10]', (kind, politeness) => {
    const notifications = setUp();
    act(() => notifications.show({ kind, message: 'Something happened' }));
    const speaking = [...document.querySelectorAll('[aria-live]')].filter(
      (region) => region.textContent !== '',
    );
    expect(speaking.map((region) => region.getAttribute('aria-live'))).toEqual([politeness]);
  });
});

/** The timer resumed when the pointer had left but focus was still inside, and vice versa. */
it('waits while pointer or focus is inside, and gives the focus back [UI-14]', () => {
  vi.useFakeTimers();
  const notifications = createNotifications();
  render(
    <>
      <button type="button">Refund</button>
      <NotificationRegion notifications={notifications} />
    </>,
  );
  const refund = screen.getByRole('button', { name: 'Refund' });
  act(() => refund.focus());
  act(() => notifications.show({ kind: 'info', message: 'Saved' }));
  const close = screen.getByRole('button', { name: 'Close' });
  const toast = close.parentElement ?? close;
  fireEvent.pointerEnter(toast);
  act(() => close.focus());
  fireEvent.pointerLeave(toast);
  pass(60_000);
  expect(shown()).not.toBeNull();
  fireEvent.click(close);
  expect(shown()).toBeNull();
  expect(document.activeElement).toBe(refund);
  vi.useRealTimers();
});
