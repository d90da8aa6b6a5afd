import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SecretValue } from './index.ts';

const SECRET = 'whsec_5f1c9a';

it('is in the page only once it is asked for, and goes again', async () => {
  const { container } = render(<SecretValue label="Signing secret" value={SECRET} ending="1c9a" />);
  expect(container.textContent).not.toContain(SECRET);
  expect(container.textContent).toContain('Hidden, ending in 1c9a');
  await userEvent.click(screen.getByRole('button', { name: 'Show Signing secret' }));
  expect(container.textContent).toContain(SECRET);
  await userEvent.click(screen.getByRole('button', { name: 'Hide Signing secret' }));
  expect(container.textContent).not.toContain(SECRET);
});

it('hides a new one, also where the old one was shown', async () => {
  const { container, rerender } = render(<SecretValue label="Key" value={SECRET} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show Key' }));
  rerender(<SecretValue label="Key" value="whsec_new" />);
  expect(container.textContent).not.toContain('whsec_new');
});

it('is copied without being shown', async () => {
  const user = userEvent.setup();
  const { container } = render(<SecretValue label="Key" value={SECRET} isShownOnce />);
  await user.click(screen.getByRole('button', { name: 'Copy Key' }));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  expect(container.textContent).not.toContain(SECRET);
  expect(screen.getByText(/not shown again/)).toBeTruthy();
});

it('offers neither where it is no longer known, but a new one', async () => {
  const onRotate = vi.fn();
  render(<SecretValue label="Key" ending="1c9a" onRotate={onRotate} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Rotate' }));
  expect(onRotate).toHaveBeenCalledOnce();
});
