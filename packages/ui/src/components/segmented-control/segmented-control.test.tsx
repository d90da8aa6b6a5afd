import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SegmentedControl } from './index.ts';

const OPTIONS = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month', isDisabled: true },
] as const;

function Sample() {
  const [value, setValue] = useState<'day' | 'week' | 'month'>('day');
  return <SegmentedControl label="Interval" options={OPTIONS} value={value} onChange={setValue} />;
}

it('is one stop for Tab, and arrows choose', async () => {
  render(<Sample />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Day' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Week' }).checked).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('takes no choice that is not offered', async () => {
  render(<Sample />);
  await userEvent.click(screen.getByText('Month'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Day' }).checked).toBe(true);
});
