import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { Popover } from './index.ts';

const show = () =>
  render(
    <Popover label="Columns" trigger={<Button>Columns</Button>}>
      {(close) => <Button onPress={close}>Apply</Button>}
    </Popover>,
  );
const opener = () => screen.getByRole('button', { name: 'Columns' });

describe('Popover', () => {
  it('opens beside its button, closes from within and gives the focus back', async () => {
    show();
    await userEvent.click(opener());
    const dialog = screen.getByRole('dialog', { name: 'Columns' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  it('is the dialog with all it holds: its hidden ways out are in it too', async () => {
    show();
    await userEvent.click(opener());
    const dialog = screen.getByRole('dialog', { name: 'Columns' });
    const dismissals = screen.getAllByRole('button', { name: 'Dismiss' });
    expect(dismissals).not.toEqual([]);
    expect(dismissals.every((button) => dialog.contains(button))).toBe(true);
  });

  it('closes on Escape', async () => {
    show();
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
