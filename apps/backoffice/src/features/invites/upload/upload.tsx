import { Stack } from '@payfac/ui/layout';
import { Skeleton } from '@payfac/ui/skeleton';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { CheckedFile } from './checked-file.tsx';
import { FileCard } from './file-card.tsx';
import { uploadAtom } from './state.ts';

/** Fetched with the first file that is read. */

/** Asks before the tab is closed or loaded again while rows are to be sent: they are kept in it alone. */
function useUnsentGuard(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}

/** Many people invited by a file: read and checked here, put right here, and sent part by part. */
export function Upload() {
  const state = useAtomValue(uploadAtom);
  const { sheet, rows, reading, sending } = state;
  const [isProductMissing, setProductMissing] = useState(false);
  useUnsentGuard(
    sending !== undefined || rows.some(({ stage }) => stage === 'open' || stage === 'unknown'),
  );
  const askForProduct = () => {
    setProductMissing(true);
    document.getElementsByName('spProductId')[0]?.focus();
  };
  return (
    <Stack gap="lg">
      <FileCard productProblem={isProductMissing ? 'Select a product.' : undefined} />
      {sheet !== undefined && reading === undefined && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <CheckedFile state={state} sheet={sheet} onProductMissing={askForProduct} />
        </Suspense>
      )}
    </Stack>
  );
}
