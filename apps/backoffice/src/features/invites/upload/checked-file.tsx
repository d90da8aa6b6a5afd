import { useMemo } from 'react';
import { missingColumns } from './columns.ts';
import { ColumnsCard } from './columns-card.tsx';
import { sortOut } from './rows.ts';
import { RowsCard } from './rows-card.tsx';
import { SendCard } from './send-card.tsx';
import type { Sheet, UploadState } from './state.ts';

interface CheckedFileProps {
  readonly state: UploadState;
  readonly sheet: Sheet;
  /** Called where no product was chosen. */
  readonly onProductMissing: () => void;
}

/** A file that was read: its columns, what can be sent of it, and the rows to put right. */
export function CheckedFile({ state, sheet, onProductMissing }: CheckedFileProps) {
  const { rows, sending } = state;
  const sorted = useMemo(() => sortOut(rows), [rows]);
  return (
    <>
      {sorted.done.length === 0 && sending === undefined && <ColumnsCard sheet={sheet} />}
      {missingColumns(sheet.columns).length === 0 && (
        <>
          <SendCard state={state} sorted={sorted} onProductMissing={onProductMissing} />
          <RowsCard state={state} sorted={sorted} />
        </>
      )}
    </>
  );
}
