import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { invalidPhone, PhoneInput } from './index.ts';

const input = () => screen.getByLabelText<HTMLInputElement>('Phone');

test('hands over the digits so far beside the value [UI-25]', async () => {
  const onChange = vi.fn();
  render(<PhoneInput label="Phone" onChange={onChange} />);
  await userEvent.type(input(), '55');
  await userEvent.clear(input());
  expect(onChange.mock.calls).toEqual([
    [invalidPhone, { digits: '5', isEmpty: false }],
    [invalidPhone, { digits: '55', isEmpty: false }],
    [invalidPhone, { digits: '', isEmpty: true }],
  ]);
});

test('shows +1 outside the value [UI-23]', () => {
  render(<PhoneInput label="Phone" defaultValue="5551234567" />);
  expect(screen.getByText('+1')).toBeTruthy();
  expect(input().value).toBe('(555) 123-4567');
});

test('a value set by the parent is shown and not emitted', () => {
  const onChange = vi.fn();
  const { rerender } = render(<PhoneInput label="Phone" value="5551234567" onChange={onChange} />);
  rerender(<PhoneInput label="Phone" value="2025550123" onChange={onChange} />);
  expect(input().value).toBe('(202) 555-0123');
  rerender(<PhoneInput label="Phone" value="" onChange={onChange} />);
  expect(input().value).toBe('');
  expect(onChange).not.toHaveBeenCalled();
});

test('read-only takes no key', async () => {
  render(<PhoneInput label="Phone" defaultValue="5551234567" isReadOnly />);
  await userEvent.type(input(), '{Backspace}{Control>}z{/Control}');
  expect(input().value).toBe('(555) 123-4567');
});
