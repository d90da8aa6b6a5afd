import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './index.ts';

const input = () => screen.getByLabelText<HTMLInputElement>('Password');

test('shows and hides what was typed, and keeps it', async () => {
  render(<PasswordField label="Password" />);
  await userEvent.type(input(), 'secret');
  expect(input().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input().type).toBe('text');
  expect(input().value).toBe('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input().type).toBe('password');
});

test('says how good it is, once there is something to say', () => {
  const { rerender } = render(
    <PasswordField label="Password" strength={{ level: 0, label: '' }} />,
  );
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<PasswordField label="Password" strength={{ level: 2, label: 'Fair' }} />);
  expect(screen.getByRole('status').textContent).toBe('Password strength: Fair');
});

test('tells password managers which password it is', () => {
  const { rerender } = render(<PasswordField label="Password" />);
  expect(input().autocomplete).toBe('current-password');
  rerender(<PasswordField label="Password" autoComplete="new-password" />);
  expect(input().autocomplete).toBe('new-password');
});
