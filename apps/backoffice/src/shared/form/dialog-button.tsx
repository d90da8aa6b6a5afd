import { Button, type ButtonProps } from '@payfac/ui/button';
import { type ReactNode, Suspense, useState } from 'react';

interface DialogButtonProps extends Omit<ButtonProps, 'onPress'> {
  /** The dialog, whose code may come with the first press. */
  readonly dialog: (close: () => void) => ReactNode;
}

/**
 * A small button that opens a dialog. The dialog is gone when its button is: a dialog that outlives what it changes, as
 * one that moves money, is kept beside its button instead.
 */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" {...button} onPress={() => setOpen(true)} />
      {isOpen && <Suspense>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
