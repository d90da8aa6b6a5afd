import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from './index.ts';

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Apple Pay' });

test('is switched by a press on its label and by the space bar', async () => {
  const onChange = vi.fn();
  render(<Switch label="Apple Pay" onChange={onChange} />);
  await userEvent.click(screen.getByText('Apple Pay'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('shows what its parent holds', async () => {
  const { rerender } = render(<Switch label="Apple Pay" value={false} />);
  await userEvent.click(control());
  expect(control().checked).toBe(false);
  rerender(<Switch label="Apple Pay" value />);
  expect(control().checked).toBe(true);
});

test('takes no press while a change is on its way, and keeps the focus', async () => {
  const onChange = vi.fn();
  render(<Switch label="Apple Pay" value={false} isPending onChange={onChange} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(control());
  await userEvent.click(control());
  await userEvent.keyboard(' ');
  expect(onChange).not.toHaveBeenCalled();
  expect(control().getAttribute('aria-busy')).toBe('true');
});
