import { EmptyState } from '@payfac/ui/empty-state';
import { ButtonLink } from '@payfac/ui/link';

/** The catch-all for unknown addresses. */
export function Component() {
  return (
    <EmptyState
      title="Page not found"
      headingLevel={1}
      drawing="search"
      actions={<ButtonLink href="/">Back to home</ButtonLink>}
    >
      We couldn’t find that page. Check the address for typos.
    </EmptyState>
  );
}
