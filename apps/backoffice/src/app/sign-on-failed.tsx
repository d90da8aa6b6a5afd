import type { ApiError } from '@payfac/api';
import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';

/** The sign-on could not be traded for a session: the platform is away, or does not know the person. */
export function SignOnFailed({ error }: { readonly error: ApiError }) {
  return (
    <main>
      <EmptyState
        title="Sign-in did not finish"
        headingLevel={1}
        tone="danger"
        actions={<Button onPress={() => location.reload()}>Try again</Button>}
      >
        {error.message}
      </EmptyState>
    </main>
  );
}
