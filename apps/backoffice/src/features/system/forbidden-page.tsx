import { EmptyState } from '@payfac/ui/empty-state';
import { Link } from '@payfac/ui/link';

/** /forbidden: an ability or feature check failed. */
export function Component() {
  return (
    <EmptyState
      title="You do not have access to this page"
      headingLevel={1}
      tone="warning"
      actions={<Link href="/">Go to your start page</Link>}
    >
      Your role, or the features of your account, do not include it. Ask your administrator if you
      need it.
    </EmptyState>
  );
}
