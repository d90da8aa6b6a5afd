import { render, screen } from '@testing-library/react';
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

it('says that there is nothing', () => {
  render(<InboxList label="Notifications" items={[]} />);
  expect(screen.getByText('Nothing new')).toBeTruthy();
});
