import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Leaving } from './leaving.ts';

interface LeaveGuardProps {
  /** Whether something was filled in that leaving would lose. */
  readonly isDirty: boolean;
  readonly leaving: Leaving;
  /** What is filled in outlives the page. */
  readonly isKept: boolean;
}

/** Asks before changes are left behind: by a link, by Back, by a reload or by closing the tab. */
export function LeaveGuard({ isDirty, leaving, isKept }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !leaving.isFree() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    leaving.ask();
    const ask = (event: BeforeUnloadEvent) => {
      if (!leaving.isFree()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, leaving]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>
        {isKept
          ? "What you filled in stays in this browser, but passwords and account or ID numbers don't."
          : 'What you filled in on this page will be lost.'}
      </p>
    </ConfirmDialog>
  );
}
