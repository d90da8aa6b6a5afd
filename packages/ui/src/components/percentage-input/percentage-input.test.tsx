import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PercentageInput } from './index.ts';

test('rounds and limits a value that the program sets, and says so', () => {
  const onChange = vi.fn();
  render(<PercentageInput label="Fee" value="123.456" onChange={onChange} />);
  expect(screen.getByLabelText<HTMLInputElement>('Fee').value).toBe('100');
  expect(onChange.mock.calls).toEqual([['100']]);
});

test.each([
  ['3.5', '3.5'],
  ['3.500', '3.5'],
  ['8.875', '8.875'],
  ['10.00', '10'],
  ['0', '0'],
  ['0.0', '0'],
])('shows %j as it was meant, and leaves the value alone', (value, shown) => {
  const onChange = vi.fn();
  render(<PercentageInput label="Fee" decimals={4} value={value} onChange={onChange} />);
  expect(screen.getByLabelText<HTMLInputElement>('Fee').value).toBe(shown);
  expect(onChange).not.toHaveBeenCalled();
});

test('shows the sign outside the text', () => {
  render(<PercentageInput label="Fee" defaultValue="2.9" />);
  expect(screen.getByLabelText<HTMLInputElement>('Fee').value).toBe('2.9');
  expect(screen.getByText('%').getAttribute('aria-hidden')).toBe('true');
});
