import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InboxList } from './index.ts';

const item = {
  id: '1',
  title: 'A dispute was opened',
  time: '5 minutes ago',
  href: '/disputes/1',
  isUnread: true,
};

it('says what is unread, leads there, and marks it as read', async () => {
  const onRead = vi.fn();
  render(<InboxList label="Notifications" items={[item]} onRead={onRead} />);
  expect(screen.getByRole('list', { name: 'Notifications' }).textContent).toBe(
    'Unread: A dispute was opened5 minutes ago',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/disputes/1');
  await userEvent.click(
    screen.getByRole('button', { name: 'Mark “A dispute was opened” as read' }),
  );
  expect(onRead).toHaveBeenCalledWith('1');
});

it('lists entries below their headings', () => {
  render(
    <InboxList
      label="Notifications"
      items={[
        { ...item, group: 'Today' },
        { ...item, id: '2', title: 'A payout failed', group: 'Yesterday' },
        { ...item, id: '3', group: 'Yesterday' },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
  ]);
  const yesterday = screen.getByRole('list', { name: 'Notifications, Yesterday' });
  expect(within(yesterday).getAllByRole('link').length).toBe(2);
});

it('opens the same events, which are marked as read together', async () => {
  const onRead = vi.fn();
  const folded = ['1', '2', '3'].map((id) => ({ ...item, id }));
  render(
    <InboxList label="Notifications" items={[{ ...item, id: 'all', folded }]} onRead={onRead} />,
  );
  expect(screen.queryAllByRole('link')).toEqual([]);
  const fold = screen.getByRole('button', { name: /A dispute was opened.*3 times/ });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('link').length).toBe(3);
  await userEvent.click(
    screen.getByRole('button', { name: 'Mark all 3 “A dispute was opened” as read' }),
  );
  expect(onRead).toHaveBeenCalledExactlyOnceWith('all');
});

it('shows an entry without a link where there is nothing to open', () => {
  render(<InboxList label="Notifications" items={[{ ...item, href: undefined }]} />);
  screen.getByText('A dispute was opened');
  expect(screen.queryByRole('link')).toBeNull();
});

it('says that there is nothing', () => {
  render(<InboxList label="Notifications" items={[]} />);
  expect(screen.getByText('Nothing new')).toBeTruthy();
});
