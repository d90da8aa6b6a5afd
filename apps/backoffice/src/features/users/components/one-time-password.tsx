import * as users from '@payfac/api/contract/users';
import type { User } from '@payfac/domain/users';
import { Button } from '@payfac/ui/button';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { Modal } from '@payfac/ui/modal';
import { useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { ShownOnce } from '../../../shared/screen/shown-once.tsx';

interface OneTimePasswordProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Gives somebody a password that signs in once; it is shown here and nowhere else. */
export function OneTimePassword({ user, onClose }: OneTimePasswordProps) {
  const [password, setPassword] = useState<string>();
  const { isRunning, error, run } = useRun(
    async () => {
      const response = await send(users.resetPassword)({ params: { id: user.id } });
      setPassword(response.password);
    },
    () => undefined,
  );
  if (password === undefined) {
    return (
      <ConfirmDialog
        isOpen
        title={`Give ${user.name} a one-time password?`}
        confirmLabel="Give one-time password"
        isConfirming={isRunning}
        error={error}
        onConfirm={run}
        onCancel={onClose}
      >
        They'll be signed out everywhere and their current password stops working. They'll choose a
        new one when they sign in.
      </ConfirmDialog>
    );
  }
  return (
    <Modal
      isOpen
      isStatic
      onOpenChange={onClose}
      size="small"
      title={`One-time password for ${user.name}`}
      footer={
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <ShownOnce noun="one-time password" value={password} />
    </Modal>
  );
}
