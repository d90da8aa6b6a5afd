import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Calendar, type CalendarMark, type CalendarProps } from './index.ts';

const marks: readonly CalendarMark[] = [
  { date: '2026-11-10', label: 'Payout $810.20', tone: 'success' },
  { date: '2026-11-03', label: 'Invoice $49.00' },
  { date: '2026-11-03', label: 'Invoice $49.00' },
  { date: '2026-12-01', label: 'Payout $12.00' },
];

const show = (props: Partial<CalendarProps> = {}) =>
  render(<Calendar label="Payout day" defaultMonth="2026-11-01" {...props} />);

const day = (name: RegExp) => screen.getByRole('button', { name });
const listed = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('hands over the day pressed, and shows it as chosen', async () => {
  const onChange = vi.fn();
  show({ onChange });
  await userEvent.click(day(/November 18, 2026/));
  expect(onChange.mock.calls).toEqual([['2026-11-18']]);
  expect(day(/November 18, 2026.* selected/)).toBeTruthy();
});

it('is worked by keys: arrows by day and week, Page Down by month', async () => {
  const onChange = vi.fn();
  show({ defaultValue: '2026-11-18', onChange });
  day(/November 18, 2026/).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['2026-12-26']]);
});

it('takes no day outside of its bounds', async () => {
  const onChange = vi.fn();
  show({ earliest: '2026-11-09', latest: '2026-11-25', onChange });
  await userEvent.click(day(/November 8, 2026/));
  await userEvent.click(day(/November 26, 2026/));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(day(/November 9, 2026/));
  expect(onChange.mock.calls).toEqual([['2026-11-09']]);
});

it('shows the day its parent holds', () => {
  const { rerender } = show({ value: '2026-11-18' });
  expect(day(/November 18, 2026.* selected/)).toBeTruthy();
  rerender(<Calendar label="Payout day" value={null} defaultMonth="2026-11-01" />);
  expect(screen.queryByRole('button', { name: / selected/ })).toBeNull();
});

it('chooses nothing when it is to be read, and is still walked by keys', async () => {
  const onChange = vi.fn();
  show({ isReadOnly: true, marks, onChange });
  await userEvent.click(day(/November 10, 2026/));
  expect(onChange).not.toHaveBeenCalled();
  day(/November 1, 2026/).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(day(/November 9, 2026/));
  expect(onChange).not.toHaveBeenCalled();
});

it('says what happens on a day as part of its name', () => {
  show({ marks });
  expect(day(/November 10, 2026, ?Payout \$810\.20$/)).toBeTruthy();
  expect(day(/November 3, 2026, ?Invoice \$49\.00, ?Invoice \$49\.00$/)).toBeTruthy();
});

it('lists what happens in the month shown, the earliest first, also of another month', async () => {
  show({ marks });
  expect(listed()).toEqual([
    'Tue, Nov 3Invoice $49.00',
    'Tue, Nov 3Invoice $49.00',
    'Tue, Nov 10Payout $810.20',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(listed()).toEqual(['Tue, Dec 1Payout $12.00']);
});
