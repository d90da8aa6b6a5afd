import { ErrorPage } from '@payfac/ui/error-page';

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
