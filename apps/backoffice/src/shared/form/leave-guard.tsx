import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLater } from '../later/use-later.ts';
import type { Leaving } from './use-fields.ts';

interface LeaveGuardProps {
  /** Whether leaving would lose entered values. */
  readonly isDirty: boolean;
  readonly leaving: Leaving;
  /** Whether the entered values outlive the page. */
  readonly isKept: boolean;
}

/** Loaded with the first change, so that it is available when the user leaves. */
const loadDialog = () => import('./leave-dialog.tsx');

/** Asks before unsaved changes are left: by a link, Back, a reload or closing the tab. */
export function LeaveGuard({ isDirty, leaving, isKept }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !leaving.isFree() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    // A failure is reported when the dialog is needed.
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
