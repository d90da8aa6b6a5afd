import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Link } from '../link/index.ts';
import { HoverCard } from './index.ts';

const facts = () => screen.queryByText('Active, no open alerts');

async function byKeyboard() {
  render(
    <HoverCard card="Active, no open alerts">
      <Link href="#account">Sycamore Dental</Link>
    </HoverCard>,
  );
  await userEvent.keyboard('{Tab}');
  await waitFor(() => expect(facts()).not.toBeNull());
  return screen.getByRole('link', { name: 'Sycamore Dental' });
}

it('describes the link that has the focus, and leaves it with Escape alone', async () => {
  const link = await byKeyboard();
  expect(document.activeElement).toBe(link);
  const id = link.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Active, no open alerts');
  const under = vi.fn();
  document.addEventListener('keydown', under);
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', under);
  await waitFor(() => expect(facts()).toBeNull());
  expect(under).not.toHaveBeenCalled();
  expect(link.hasAttribute('aria-describedby')).toBe(false);
});

it('stays while the pointer is on it', async () => {
  await byKeyboard();
  const shown = facts();
  if (shown === null) throw new Error('The card is shown.');
  await userEvent.hover(shown);
  screen.getByRole('link').blur();
  // Longer than its exit.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(facts()).not.toBeNull();
  await userEvent.hover(document.body);
  await waitFor(() => expect(facts()).toBeNull());
});
