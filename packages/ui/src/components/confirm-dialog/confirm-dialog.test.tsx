import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';

function show(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <ConfirmDialog
      isOpen
      title="Void transaction 4821?"
      confirmLabel="Void"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    />,
  );
  return { onConfirm, onCancel };
}

describe('ConfirmDialog', () => {
  it('starts on the answer that changes nothing', async () => {
    const { onConfirm, onCancel } = show();
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('confirms by its verb', async () => {
    const { onConfirm } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Void' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('cannot be left or confirmed twice while the work runs', async () => {
    const { onConfirm, onCancel } = show({ isConfirming: true });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByText('Void'));
    await userEvent.click(screen.getByText('Cancel'));
    expect(onCancel).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('announces why the last try failed', () => {
    show({ error: 'The processor refused the void.' });
    expect(screen.getByRole('alert').textContent).toBe('The processor refused the void.');
  });
});
