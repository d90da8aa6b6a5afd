import { Stack } from '@payfac/ui/layout';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { missingColumns } from './columns.ts';
import { ColumnsCard } from './columns-card.tsx';
import { FileCard } from './file-card.tsx';
import { sortOut } from './rows.ts';
import { RowsCard } from './rows-card.tsx';
import { SendCard } from './send-card.tsx';
import { uploadAtom } from './state.ts';

/** Asks before the tab is closed or loaded anew while rows are to be sent: they are kept in it alone. */
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
  const sorted = useMemo(() => sortOut(rows), [rows]);
  const isChecked = sheet !== undefined && reading === undefined;
  useUnsentGuard(sending !== undefined || sorted.ready.length + sorted.wrong.length > 0);
  return (
    <Stack gap="lg">
      <FileCard productProblem={isProductMissing ? 'Select a product.' : undefined} />
      {isChecked && sorted.done.length === 0 && sending === undefined && (
        <ColumnsCard sheet={sheet} />
      )}
      {isChecked && missingColumns(sheet.columns).length === 0 && (
        <>
          <SendCard
            state={state}
            sorted={sorted}
            onProductMissing={() => {
              setProductMissing(true);
              document.getElementsByName('spProductId')[0]?.focus();
            }}
          />
          <RowsCard state={state} sorted={sorted} />
        </>
      )}
    </Stack>
  );
}
