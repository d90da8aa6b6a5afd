import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Drawer } from './index.ts';

describe('Drawer', () => {
  it.each(['by key', 'by button'])('asks to be closed, %s, and stays until it is', async (way) => {
    const onOpenChange = vi.fn();
    render(
      <Drawer isOpen onOpenChange={onOpenChange} title="Dispute 77">
        Evidence
      </Drawer>,
    );
    if (way === 'by key') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByRole('dialog', { name: 'Dispute 77' })).toBeTruthy();
  });
});
