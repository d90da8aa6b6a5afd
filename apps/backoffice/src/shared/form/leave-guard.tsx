import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLater } from '../later/use-later.ts';
import type { Leaving } from './use-fields.ts';

interface LeaveGuardProps {
  /** Whether something was filled in that leaving would lose. */
  readonly isDirty: boolean;
  readonly leaving: Leaving;
  /** What is filled in outlives the page. */
  readonly isKept: boolean;
}

/** Fetched with the first change, so that it is there when somebody leaves. */
const loadDialog = () => import('./leave-dialog.tsx');

/** Asks before changes are left behind: by a link, by Back, by a reload or by closing the tab. */
export function LeaveGuard({ isDirty, leaving, isKept }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !leaving.isFree() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    // A failure is told when the dialog is needed.
    loadDialog().catch(() => undefined);
    leaving.ask();
    const ask = (event: BeforeUnloadEvent) => {
      if (!leaving.isFree()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, leaving]);
  const isAsked = blocker.state === 'blocked';
  const stay = () => blocker.reset?.();
  const later = useLater(isAsked, loadDialog, stay);
  return (
    later && (
      <later.LeaveDialog
        isOpen={isAsked}
        isKept={isKept}
        onLeave={() => blocker.proceed?.()}
        onStay={stay}
      />
    )
  );
}
