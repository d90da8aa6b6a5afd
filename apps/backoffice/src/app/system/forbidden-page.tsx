import { EmptyState } from '@payfac/ui/empty-state';
import { ButtonLink } from '@payfac/ui/link';

/** /forbidden: an ability or feature check failed. */
export function Component() {
  return (
    <EmptyState
      title="You don’t have access to this page"
      headingLevel={1}
      tone="warning"
      actions={<ButtonLink href="/">Back to home</ButtonLink>}
    >
      It isn’t part of your role or your account’s plan. Ask your administrator for access.
    </EmptyState>
  );
}
