import { unexpectedError } from '@payfac/api/messages';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { useState } from 'react';
import { useSession } from './session.ts';
import { signOutEverywhere } from './sign-out.ts';

interface SignOutEverywhereDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Confirms before signing the user out of every browser, and reports a failure. */
export function SignOutEverywhereDialog({ isOpen, onClose }: SignOutEverywhereDialogProps) {
  const session = useSession();
  const [isConfirming, setConfirming] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm(): Promise<void> {
    setConfirming(true);
    setError(undefined);
    try {
      await signOutEverywhere(session);
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : unexpectedError);
      setConfirming(false);
    }
  }

  function cancel(): void {
    setError(undefined);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Sign out everywhere?"
      confirmLabel="Sign out everywhere"
      cancelLabel="Stay signed in"
      isConfirming={isConfirming}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    >
      <p>You’ll be signed out here and on all other devices. Unsaved work will be lost.</p>
    </ConfirmDialog>
  );
}
