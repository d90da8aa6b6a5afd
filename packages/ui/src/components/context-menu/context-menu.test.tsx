import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ContextMenu } from './index.ts';

function show(onRefund = vi.fn()) {
  render(
    <ContextMenu
      label="Payment"
      entries={[
        { id: 'refund', label: 'Refund', onAction: onRefund },
        { id: 'void', label: 'Void', isDisabled: true },
      ]}
    >
      <button type="button">txn12</button>
    </ContextMenu>,
  );
  return { row: screen.getByRole('button', { name: 'txn12' }), onRefund };
}

describe('ContextMenu', () => {
  it('opens at a secondary press in place of the browser’s own', async () => {
    const { row, onRefund } = show();
    const wasLetThrough = fireEvent.contextMenu(row, { clientX: 40, clientY: 20 });
    expect(wasLetThrough).toBe(false);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Refund' }));
    expect(onRefund).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('takes the focus, is left with Escape and gives the focus back', async () => {
    const { row } = show();
    row.focus();
    fireEvent.contextMenu(row);
    expect(screen.getByRole('menuitem', { name: 'Refund' })).toBe(document.activeElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(row));
  });
});
