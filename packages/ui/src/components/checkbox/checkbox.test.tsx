import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './index.ts';

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send an email' });

test('is switched by a press on its label and by the space bar', async () => {
  const onChange = vi.fn();
  render(<Checkbox label="Send an email" onChange={onChange} />);
  await userEvent.click(screen.getByText('Send an email'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('shows what its parent holds', async () => {
  const { rerender } = render(<Checkbox label="Send an email" value={false} />);
  await userEvent.click(box());
  expect(box().checked).toBe(false);
  rerender(<Checkbox label="Send an email" value />);
  expect(box().checked).toBe(true);
});

test('is neither on nor off while indeterminate, also after a press', async () => {
  render(<Checkbox label="Send an email" value={false} isIndeterminate />);
  expect(box().indeterminate).toBe(true);
  await userEvent.click(box());
  expect(box().indeterminate).toBe(true);
});

test('has the name of its label where the visible one is another', () => {
  render(
    <Checkbox label="Accept the terms">
      I accept the <a href="/terms">terms</a>
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox', { name: 'Accept the terms' })).toBeTruthy();
});
