import { EmptyState } from '@payfac/ui/empty-state';
import { SearchIcon } from '@payfac/ui/icons';
import { Link } from '@payfac/ui/link';

/** The catch-all: an address that leads nowhere. */
export function Component() {
  return (
    <EmptyState
      title="Page not found"
      headingLevel={1}
      icon={<SearchIcon size={20} />}
      actions={<Link href="/">Go to your start page</Link>}
    >
      There is no page at this address. Check it for a typing mistake.
    </EmptyState>
  );
}
