import { type CsvRecord, csvRecords } from '@payfac/domain/csv';
import { type InviteUploadColumn, withoutHidden } from '@payfac/domain/invites';
import { ofApp } from '../../../shared/state/app.ts';
import { guarded } from '../../../shared/state/guarded.ts';
import {
  type ColumnMap,
  isHeading,
  mapByContent,
  mapByHeading,
  missingColumns,
  withColumn,
} from './columns.ts';
import { FileProblem, textOf } from './file-text.ts';
import { rowOf, sortOut, type UploadRow, withCells } from './rows.ts';
import { change, nothing, read } from './state.ts';

/** How long to work before yielding to the browser, in milliseconds. */
const SLICE_MS = 8;

/** Yields, so that the browser can handle input and paint. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Slices {
  readonly signal: AbortSignal;
  /** Called between two slices. */
  readonly onPause?: () => void;
}

/** Processes many items in short slices, so that the page stays responsive. Rejects when aborted. */
async function inSlices<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  { signal, onPause }: Slices,
): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun < SLICE_MS) continue;
    onPause?.();
    await pause();
    signal.throwIfAborted();
    begun = performance.now();
  }
  signal.throwIfAborted();
}

const reading = ofApp(() => ({ work: new AbortController() }));

/** Cancels reading. */
export function cancelReading(): void {
  reading().work.abort();
  change({ reading: undefined });
}

function begin(): AbortSignal {
  reading().work.abort();
  const work = new AbortController();
  reading().work = work;
  return work.signal;
}

/** Checks every record by the chosen columns; manual edits are kept. */
async function check(
  records: readonly CsvRecord[],
  columns: ColumnMap,
  width: number,
  signal: AbortSignal,
): Promise<readonly UploadRow[]> {
  if (missingColumns(columns).length > 0) return [];
  const before = new Map(read().rows.map((row) => [row.number, row]));
  const rows: UploadRow[] = [];
  await inSlices(
    records,
    (record) => {
      const fresh = rowOf(record, columns, width);
      const known = before.get(record.number);
      const row =
        known && Object.keys(known.edited).length > 0 ? withCells(fresh, known.edited) : fresh;
      rows.push(guarded({ ...row, stage: known?.stage ?? row.stage }));
    },
    { signal },
  );
  return guarded(rows);
}

const show = (rows: readonly UploadRow[]): void =>
  change({ reading: undefined, rows, pinned: sortOut(rows).wrong.map(({ number }) => number) });

/** Reads a file and checks its rows, in slices; nothing is sent. */
export async function readFile(file: File): Promise<void> {
  const signal = begin();
  // A hidden character could make it look like another type of file.
  const name = withoutHidden(file.name);
  const { size } = file;
  change({ ...nothing, order: read().order, reading: { name, size, progress: 0 } });
  try {
    const text = textOf(new Uint8Array(await file.arrayBuffer()));
    const all: CsvRecord[] = [];
    let characters = 0;
    await inSlices(
      csvRecords(text),
      (record) => {
        all.push(guarded(record));
        characters += record.cells.reduce((sum, cell) => sum + cell.length + 1, 1);
      },
      {
        signal,
        onPause: () =>
          change({
            reading: { name, size, progress: Math.min(99, (characters / text.length) * 100) },
          }),
      },
    );
    const first = all[0]?.cells ?? [];
    const hasHeading = isHeading(first);
    const records = guarded(hasHeading ? all.slice(1) : all);
    if (records.length === 0) throw new FileProblem('This file has no rows below its heading.');
    const headings = hasHeading ? first : first.map((_, index) => `Column ${index + 1}`);
    const columns = hasHeading ? mapByHeading(first) : mapByContent(first);
    change({ sheet: { fileName: name, size, headings, records, columns } });
    show(await check(records, columns, headings.length, signal));
  } catch (problem) {
    if (signal.aborted) return;
    const message =
      problem instanceof FileProblem ? problem.message : 'This file couldn’t be read.';
    change({ ...nothing, order: read().order, problem: message });
  }
}

/** Sets a column's position in the file, and checks the rows again. */
export async function chooseColumn(
  column: InviteUploadColumn,
  index: number | undefined,
): Promise<void> {
  const { sheet } = read();
  if (!sheet) return;
  const signal = begin();
  const columns = withColumn(sheet.columns, column, index);
  change({ sheet: { ...sheet, columns } });
  try {
    show(await check(sheet.records, columns, sheet.headings.length, signal));
  } catch (problem) {
    if (!signal.aborted) throw problem;
  }
}
