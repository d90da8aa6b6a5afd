import { EmptyState } from '@payfac/ui/empty-state';
import { Link } from '@payfac/ui/link';

/** The catch-all for unknown addresses. */
export function Component() {
  return (
    <EmptyState
      title="Page not found"
      headingLevel={1}
      drawing="search"
      actions={<Link href="/">Back to home</Link>}
    >
      We couldn't find that page. Check the address for typos.
    </EmptyState>
  );
}
