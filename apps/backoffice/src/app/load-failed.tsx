import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';

/** A screen's code could not be loaded, or broke while it was drawn. Reloading fetches it anew. */
export function LoadFailed() {
  return (
    <main>
      <EmptyState
        title="This page could not be loaded"
        headingLevel={1}
        tone="danger"
        actions={
          <Button variant="primary" onPress={() => location.reload()}>
            Reload
          </Button>
        }
      >
        Check your connection, then reload. If it happens again, contact support.
      </EmptyState>
    </main>
  );
}
