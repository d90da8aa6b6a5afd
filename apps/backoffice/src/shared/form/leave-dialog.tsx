import { ConfirmDialog } from '@payfac/ui/confirm-dialog';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  /** Whether the entered values outlive the page. */
  readonly isKept: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks a user who is about to leave unsaved changes. */
export const LeaveDialog = ({ isOpen, isKept, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog
    isOpen={isOpen}
    title="Leave without saving?"
    confirmLabel="Leave"
    cancelLabel="Keep editing"
    tone="danger"
    onConfirm={onLeave}
    onCancel={onStay}
  >
    <p>
      {isKept
        ? 'What you filled in stays in this browser, but passwords and account or ID numbers don’t.'
        : 'What you filled in on this page will be lost.'}
    </p>
  </ConfirmDialog>
);
