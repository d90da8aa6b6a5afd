import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { TextField } from '../text-field/index.ts';
import { Modal } from './index.ts';

function Page({ isStatic = false }: { isStatic?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Modal isOpen={isOpen} onOpenChange={setOpen} title="Refund" isStatic={isStatic}>
        <Button onPress={() => setOpen(false)}>Done</Button>
      </Modal>
    </>
  );
}

async function open(isStatic = false) {
  render(<Page isStatic={isStatic} />);
  await userEvent.click(screen.getByText('Open'));
  return screen.getByRole('dialog', { name: 'Refund' });
}

function pressBackdrop(dialog: HTMLElement) {
  const backdrop = dialog.parentElement?.parentElement;
  if (!backdrop) throw new Error('no backdrop');
  return userEvent.click(backdrop);
}

function Nested() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Drawer isOpen onOpenChange={() => undefined} title="Payment">
      <Button onPress={() => setAsking(true)}>Refund</Button>
      <Modal isOpen={isAsking} onOpenChange={setAsking} title="Refund payment">
        <TextField label="Amount" value="5" onChange={() => undefined} autoFocus />
      </Modal>
    </Drawer>
  );
}

describe('Modal', () => {
  it('over an open drawer, gives the focus to the field that asks for it, and back to its opener', async () => {
    render(<Nested />);
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(screen.getByLabelText('Amount')).toBe(document.activeElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refund' })).toBe(document.activeElement),
    );
  });

  it('takes the focus and gives it back', async () => {
    const dialog = await open();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByText('Done'));
    expect(screen.queryByRole('dialog')).toBeNull();
    const opener = screen.getByText('Open').closest('button');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('closes on Escape [UI-07]', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on a press on the backdrop [UI-08]', async () => {
    await pressBackdrop(await open());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays on a press on what is in sight beside it, such as suggestions that are closing', async () => {
    await open();
    const beside = document.createElement('div');
    document.body.append(beside);
    await userEvent.click(beside);
    beside.remove();
    expect(screen.getByRole('dialog', { name: 'Refund' })).toBeTruthy();
  });

  it('closes by its button', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays through Escape and backdrop when static, and has no close button [UI-09]', async () => {
    const dialog = await open(true);
    await userEvent.keyboard('{Escape}');
    await pressBackdrop(dialog);
    expect(screen.queryByRole('dialog')).toBe(dialog);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
