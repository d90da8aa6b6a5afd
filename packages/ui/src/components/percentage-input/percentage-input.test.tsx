import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PercentageInput } from './index.ts';

test('rounds and limits a value that the program sets, and says so', () => {
  const onChange = vi.fn();
  render(<PercentageInput label="Fee" value="123.456" onChange={onChange} />);
  expect(screen.getByLabelText<HTMLInputElement>('Fee').value).toBe('100');
  expect(onChange.mock.calls).toEqual([['100']]);
});

test('shows the sign outside the text', () => {
  render(<PercentageInput label="Fee" defaultValue="2.9" />);
  expect(screen.getByLabelText<HTMLInputElement>('Fee').value).toBe('2.90');
  expect(screen.getByText('%').getAttribute('aria-hidden')).toBe('true');
});
