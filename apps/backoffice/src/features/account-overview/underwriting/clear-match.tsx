import type { Check } from '@payfac/domain/accounts';
import { Button } from '@payfac/ui/button';
import { Inline } from '@payfac/ui/layout';
import { Suspense, useState } from 'react';
import { ClearMatchDialog } from './clear-match-dialog.tsx';

/** Opens the dialog that clears a check's match. */
export function ClearMatch({ check }: { readonly check: Check }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline>
      <Button
        size="small"
        aria-label={`Clear match for ${check.subject}`}
        onPress={() => setOpen(true)}
      >
        Clear match
      </Button>
      {isOpen && (
        <Suspense>
          <ClearMatchDialog check={check} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Inline>
  );
}
