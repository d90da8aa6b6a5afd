import { Button } from '@payfac/ui/button';
import { Link } from '@payfac/ui/link';
import { Modal } from '@payfac/ui/modal';
import { type ReactNode, useState } from 'react';
import { useRun } from '../../shared/lists/actions/use-run.ts';
import { startActing } from '../../shared/session/start-acting.ts';

interface LogInAsProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

interface FrameProps {
  readonly title: string;
  readonly footer: ReactNode;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog that asks before somebody is acted as. */
export const LogInAsFrame = ({ title, footer, isBusy = false, onClose, children }: FrameProps) => (
  <Modal
    isOpen
    isStatic={isBusy}
    onOpenChange={onClose}
    size="small"
    title={title}
    footer={
      <>
        <Button isDisabled={isBusy} onPress={onClose}>
          Cancel
        </Button>
        {footer}
      </>
    }
  >
    {children}
  </Modal>
);

/** Asks, then acts as a person: in this tab where they work in this app, otherwise in a new one. */
export function LogInAs({ person: { id, name }, onClose }: LogInAsProps) {
  const [address, setAddress] = useState<string>();
  const { isRunning, error, run } = useRun(
    async () => setAddress(await startActing(id)),
    () => undefined,
  );
  if (address !== undefined) {
    return (
      <LogInAsFrame
        title={`You can now act as ${name}`}
        onClose={onClose}
        footer={
          <Link
            ref={(element) => element?.focus()}
            href={address}
            isExternal
            variant="standalone"
            onClick={onClose}
          >
            Open in new tab
          </Link>
        }
      >
        Your own session stays here. Exit the new tab when you’re done.
      </LogInAsFrame>
    );
  }
  return (
    <LogInAsFrame
      title={`Log in as ${name}?`}
      isBusy={isRunning}
      onClose={onClose}
      footer={
        <Button variant="primary" isLoading={isRunning} onPress={run}>
          Log in as {name}
        </Button>
      }
    >
      {error ? (
        <span role="alert">{error}</span>
      ) : (
        'Your actions are also recorded under your own name.'
      )}
    </LogInAsFrame>
  );
}
