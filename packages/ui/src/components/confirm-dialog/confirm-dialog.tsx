import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal/modal.tsx';
import { stack } from './confirm-dialog.css.ts';

export interface ConfirmDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The question, naming the record: 'Void transaction 4821?' */
  title: string;
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** The action's verb, such as 'Void transaction'. */
  confirmLabel: string;
  /** Label of the button that cancels. @default the package's 'Cancel' */
  cancelLabel?: string | undefined;
  /** Tone: the meaning of the color. @default 'primary' */
  tone?: 'primary' | 'danger' | undefined;
  /** While the action runs, the dialog can't be confirmed again or closed. */
  isConfirming?: boolean | undefined;
  /** Error of the last attempt; announced. */
  error?: string | undefined;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called when the user cancels. */
  onCancel: () => void;
}

/**
 * Asks for confirmation before an action that can't be undone or moves money. The cancel button has the initial focus.
 */
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
