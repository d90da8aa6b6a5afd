import { ErrorPage } from '@payfac/ui/error-page';

/** The shell itself broke while it was drawn. Reloading starts it again. */
export function LoadFailed() {
  return (
    <main>
      <ErrorPage title="Backoffice ran into a problem" onRetry={() => location.reload()}>
        Anything you saved is safe. Reload to continue; if it happens again, contact support.
      </ErrorPage>
    </main>
  );
}
