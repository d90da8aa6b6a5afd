import { ErrorBoundary } from '@payfac/ui/error-page';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { hasUpgraded, onUpgrade } from '../../shared/api/connection.ts';
import { forgetFailures, laterPart } from '../../shared/later/later-part.ts';
import { notifyMissing } from '../../shared/later/use-later.ts';
import { idleSecondsLeftAtom } from '../../shared/session/idle.ts';
import { useSession } from '../../shared/session/session.ts';
import { signOut } from '../../shared/session/sign-out.ts';
import type { DialogsProps } from './dialogs.tsx';

/** Long after the page is usable, and long before the first dialog is needed. */
const FETCH_AFTER_MS = 10_000;

const load = () => import('./dialogs.tsx');
const Dialogs = laterPart(async () => (await load()).default);

/**
 * The dialogs are a quarter of the shell's code and aren't needed at first, so they load a while after the start, or at
 * once when one is needed sooner. If a new version has removed the code, the user is signed out without the dialog; the
 * login page says why.
 */
export function LaterDialogs(props: DialogsProps) {
  const session = useSession();
  const [isFetched, setFetched] = useState(false);
  const [isUpgraded, setUpgraded] = useState(hasUpgraded);
  const isIdle = useAtomValue(idleSecondsLeftAtom) !== undefined;
  useEffect(() => onUpgrade(() => setUpgraded(true)), []);
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed load is retried when a dialog is needed.
      load().then(
        () => setFetched(true),
        () => undefined,
      );
    }, FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!(isFetched || isUpgraded || isIdle || props.isLeavingEverywhere)) return null;
  return (
    <ErrorBoundary
      fallback={() => null}
      resetKey={[isUpgraded, isIdle, props.isLeavingEverywhere].join()}
      onError={() => {
        forgetFailures();
        if (hasUpgraded()) void signOut(session, 'upgraded');
        else notifyMissing();
      }}
    >
      <Suspense>
        <Dialogs {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
