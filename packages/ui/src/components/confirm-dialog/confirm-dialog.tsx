import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal/modal.tsx';
import { stack } from './confirm-dialog.css.ts';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** The question, naming the thing: 'Void transaction 4821?' */
  title: string;
  /** What will happen and whether it can be undone. */
  children?: ReactNode;
  /** The verb, such as 'Void transaction'. */
  confirmLabel: string;
  /** Text of the button that leaves things as they are. @default the package's 'Cancel' */
  cancelLabel?: string | undefined;
  /** What the color says. @default 'primary' */
  tone?: 'primary' | 'danger' | undefined;
  /** While the work runs the dialog can neither be confirmed again nor left. */
  isConfirming?: boolean | undefined;
  /** Why the last try failed; announced. */
  error?: string | undefined;
  /** Called when the person agrees. */
  onConfirm: () => void;
  /** Called when the person gives it up. */
  onCancel: () => void;
}

/** Asks before what cannot be undone or moves money. The answer that changes nothing has the focus. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  isConfirming = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const messages = useMessages();
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onCancel}
      title={title}
      size="small"
      role="alertdialog"
      isStatic={isConfirming}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must put the focus somewhere; here where nothing happens by mistake */}
          <Button autoFocus isDisabled={isConfirming} onPress={onCancel}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button variant={tone} isLoading={isConfirming} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={stack}>
        {children}
        {error !== undefined && (
          <Banner tone="danger" isAnnounced>
            {error}
          </Banner>
        )}
      </div>
    </Modal>
  );
}
