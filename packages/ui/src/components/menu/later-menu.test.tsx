import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Its code loads on first use: each test starts without it. */
async function show(onMissing?: () => void) {
  const { Button } = await import('../button/index.ts');
  const { LaterMenu } = await import('./later-menu.tsx');
  const onAction = vi.fn();
  render(
    <LaterMenu
      label="Actions"
      trigger={<Button>Actions</Button>}
      entries={[{ id: 'edit', label: 'Edit', onAction }]}
      onMissing={onMissing}
    />,
  );
  return { user: userEvent.setup(), onAction };
}

const button = () => screen.getByRole('button', { name: 'Actions' });

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('./menu.tsx'));

describe('LaterMenu', () => {
  it('opens by the first press, by pointer or by key, and gives the focus back', async () => {
    const { user, onAction } = await show();
    button().focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Actions' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(onAction).toHaveBeenCalledOnce();
  });

  it('says that its code is missing, and fetches it again at the next press', async () => {
    vi.doMock('./menu.tsx', () => {
      throw new Error('offline');
    });
    const onMissing = vi.fn();
    const { user } = await show(onMissing);
    await user.click(button());
    await waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
    expect(screen.queryByRole('menu')).toBeNull();
    vi.doUnmock('./menu.tsx');
    await user.click(button());
    await screen.findByRole('menu', { name: 'Actions' });
  });
});
