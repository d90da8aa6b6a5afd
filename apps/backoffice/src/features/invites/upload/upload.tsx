import { inviteUploadColumns } from '@payfac/domain/invites';
import { Banner } from '@payfac/ui/banner';
import { Card } from '@payfac/ui/card';
import { Grid, Stack } from '@payfac/ui/layout';
import { Select } from '@payfac/ui/select';
import { Skeleton } from '@payfac/ui/skeleton';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { columnLabels, missingColumns, neededColumns } from './columns.ts';
import { FileCard } from './file-card.tsx';
import { chooseColumn } from './read-file.ts';
import { sortOut } from './rows.ts';
import { RowsCard } from './rows-card.tsx';
import { SendCard } from './send-card.tsx';
import { type Sheet, type UploadState, uploadAtom } from './state.ts';

const needed = new Set<string>(neededColumns);

/** The file's columns, assigned by header or by the user. */
function ColumnsCard({ sheet }: { readonly sheet: Sheet }) {
  const { headings, records, columns } = sheet;
  const missing = missingColumns(columns).map((column) => columnLabels[column].toLowerCase());
  const options = headings.map((heading, index) => ({
    value: String(index),
    label: heading.trim() === '' ? `Column ${index + 1}` : heading,
  }));
  const example = (index: number | undefined): string | undefined => {
    const cell = index === undefined ? '' : (records[0]?.cells[index] ?? '');
    return cell === '' ? undefined : `Example: ${cell.slice(0, 60)}`;
  };
  return (
    <Card title="Columns" description="Match your file’s columns.">
      <Stack gap="lg">
        {missing.length > 0 && (
          <Banner tone="warning" isAnnounced>
            {`Select the column of the ${missing.join(' and the ')}: every invite needs it.`}
          </Banner>
        )}
        <Grid column="md" gap="lg">
          {inviteUploadColumns.map((column) => (
            <Select
              key={column}
              label={columnLabels[column]}
              isRequired={needed.has(column)}
              placeholder="Not in file"
              options={options}
              value={columns[column] === undefined ? '' : String(columns[column])}
              description={example(columns[column])}
              onChange={(value) =>
                void chooseColumn(column, value === '' ? undefined : Number(value))
              }
            />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

interface CheckedFileProps {
  readonly state: UploadState;
  readonly sheet: Sheet;
  /** Called when no product is chosen. */
  readonly onProductMissing: () => void;
}

/** A loaded file: its columns, the rows that can be sent, and the rows to fix. */
function CheckedFile({ state, sheet, onProductMissing }: CheckedFileProps) {
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

/** Asks before the tab is closed or reloaded with unsent rows, which exist only in this tab. */
function useUnsentGuard(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}

/** Sends many invites from a file, which is read, checked and fixed here, and sent part by part. */
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
