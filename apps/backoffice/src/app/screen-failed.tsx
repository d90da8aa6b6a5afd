import { ErrorPage } from '@payfac/ui/error-page';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { CodeMissing, forgetFailures } from '../shared/later/later-part.ts';
import { useWindowTitle } from '../shared/screen/page.ts';

const offline = {
  title: 'You’re offline',
  text: 'This page will load when your connection is back. Anything open in other tabs is safe.',
};
const missing = {
  title: 'Couldn’t load this page',
  text: 'Check your connection, then try again. If it happens again, contact support.',
};
const broken = {
  title: 'Something went wrong',
  text: 'This page ran into a problem. Anything you saved is safe.',
};

const wordsFor = (error: unknown) => {
  if (!(error instanceof CodeMissing)) return broken;
  return navigator.onLine ? missing : offline;
};

/** Replaces one screen; the sidebar, notifications and sign-out keep working. */
export function ScreenFailed() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { title, text } = wordsFor(error);
  useWindowTitle(title);
  useEffect(forgetFailures, []);
  useEffect(() => {
    const retry = () => void revalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [revalidate]);
  return (
    <ErrorPage title={title} onRetry={() => void revalidate()}>
      {text}
    </ErrorPage>
  );
}

/** Shown when the shell itself fails to render. Reloading restarts it. */
export function LoadFailed() {
  return (
    <main>
      <ErrorPage title="Backoffice ran into a problem" onRetry={() => location.reload()}>
        Anything you saved is safe. Reload to continue; if it happens again, contact support.
      </ErrorPage>
    </main>
  );
}
