import { Button } from '@payfac/ui/button';
import { Modal } from '@payfac/ui/modal';
import { useAtomValue } from 'jotai';
import { idleSecondsLeftAtom } from '../../shared/session/idle.ts';
import { useSession } from '../../shared/session/session.ts';
import { signOut } from '../../shared/session/sign-out.ts';

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down to the idle sign-out. Any key, click or touch, here or in another tab, keeps the session. */
export function IdleDialog() {
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
