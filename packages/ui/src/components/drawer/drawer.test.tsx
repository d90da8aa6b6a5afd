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

  it('begins another record at its top, with the focus in the drawer', async () => {
    const shown = (id: string) => (
      <Drawer
        isOpen
        onOpenChange={vi.fn()}
        title={id}
        contentKey={id}
        tools={<button type="button">Next</button>}
      >
        <button type="button">Refund {id}</button>
      </Drawer>
    );
    const { rerender } = render(shown('one'));
    await userEvent.click(screen.getByRole('button', { name: 'Refund one' }));
    rerender(shown('two'));
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'two' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    rerender(shown('three'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  });
});
