import { applicationUpgraded } from '@payfac/api/messages';
import { Button } from '@payfac/ui/button';
import { Modal } from '@payfac/ui/modal';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { hasUpgraded, onUpgrade } from '../../shared/api/connection.ts';
import { idleSecondsLeftAtom } from '../../shared/session/idle.ts';
import { useSession } from '../../shared/session/session.ts';
import { signOut } from '../../shared/session/sign-out.ts';
import { SignOutEverywhereDialog } from '../../shared/session/sign-out-everywhere-dialog.tsx';

/** Blocks the app once the server's application version has changed; OK signs out. */
function UpgradeDialog() {
  const session = useSession();
  const [isOpen, setOpen] = useState(hasUpgraded);
  useEffect(() => onUpgrade(() => setOpen(true)), []);
  return (
    <Modal
      isOpen={isOpen}
      isStatic
      onOpenChange={setOpen}
      title={applicationUpgraded.title}
      size="small"
      role="alertdialog"
      footer={
        <Button variant="primary" autoFocus onPress={() => void signOut(session, 'upgraded')}>
          {applicationUpgraded.action}
        </Button>
      }
    >
      <p>{applicationUpgraded.body}</p>
    </Modal>
  );
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down to the idle sign-out. Any key, click or touch, here or in another tab, keeps the session. */
function IdleDialog() {
  const session = useSession();
  const left = useAtomValue(idleSecondsLeftAtom);
  return (
    <Modal
      isOpen={left !== undefined}
      isStatic
      onOpenChange={() => undefined}
      title="Still there?"
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button onPress={() => void signOut(session)}>Log Out</Button>
          <Button variant="primary" autoFocus>
            Stay signed in
          </Button>
        </>
      }
    >
      <p>
        You’ll be signed out in <strong role="timer">{minutes(left ?? 0)}</strong> because of
        inactivity. Anything you’re filling in is kept.
      </p>
    </Modal>
  );
}

export interface DialogsProps {
  readonly isLeavingEverywhere: boolean;
  readonly onStay: () => void;
}

/** Dialogs that can open on any page, when there is something to show. */
export default function Dialogs({ isLeavingEverywhere, onStay }: DialogsProps) {
  return (
    <>
      <SignOutEverywhereDialog isOpen={isLeavingEverywhere} onClose={onStay} />
      <UpgradeDialog />
      <IdleDialog />
    </>
  );
}
