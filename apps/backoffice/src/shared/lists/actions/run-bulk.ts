import type { BulkAction, Wire } from './bulk-action.ts';

/** The rows of an action: known ones, or all that match a query. */
export type BulkRows<R> =
  | { readonly rows: readonly R[]; readonly wire?: never }
  | { readonly rows?: never; readonly wire: Wire };

export interface Failed<R> {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  readonly row: R;
}

export interface BulkResult<R> {
  readonly done: number;
  readonly doneRows: readonly R[];
  readonly failed: readonly Failed<R>[];
  /** Rows that were skipped after a cancellation. */
  readonly left: number;
  /** Why loading the rows failed. */
  readonly brokenBy?: string | undefined;
}

/** Concurrent calls: few enough to leave room for the user's other work. */
const atOnce = 4;
/** Rows per call: few enough to show progress and to finish soon. */
const inOnePart = 100;

interface Run<R> {
  readonly action: BulkAction<R>;
  readonly rows: readonly R[];
  readonly answer: string;
  readonly rowKey: (row: R) => string;
  readonly rowName: (row: R) => string;
  readonly signal: AbortSignal;
  readonly onProgress: (finished: number) => void;
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Try again.';

const notPossible = 'Its current status doesn’t allow this.';

async function runEach<R>(
  run: Run<R>,
  each: (row: R, answer: string, signal: AbortSignal) => Promise<unknown>,
): Promise<BulkResult<R>> {
  const { action, rows, answer, rowKey, rowName, signal, onProgress } = run;
  const failed: Failed<R>[] = [];
  const doneRows: R[] = [];
  let done = 0;
  let next = 0;
  const fail = (row: R, reason: string) =>
    failed.push({ id: rowKey(row), name: rowName(row), reason, row });
  const work = async (): Promise<void> => {
    while (next < rows.length && !signal.aborted) {
      const row = rows[next];
      next += 1;
      if (row === undefined) continue;
      if (action.isOffered && !action.isOffered(row)) {
        fail(row, notPossible);
      } else {
        try {
          // A running call is allowed to finish; canceling stops before the next row.
          await each(row, answer, signal);
          done += 1;
          doneRows.push(row);
        } catch (error) {
          fail(row, reasonOf(error));
        }
      }
      onProgress(done + failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, work));
  return { done, doneRows, failed, left: rows.length - done - failed.length };
}

async function runInParts<R>(
  run: Run<R>,
  inParts: NonNullable<BulkAction<R>['inParts']>,
): Promise<BulkResult<R>> {
  const { rows, answer, rowKey, rowName, signal, onProgress } = run;
  const failed: Failed<R>[] = [];
  const doneRows: R[] = [];
  let done = 0;
  for (let at = 0; at < rows.length && !signal.aborted; at += inOnePart) {
    const part = new Map(rows.slice(at, at + inOnePart).map((row) => [rowKey(row), row]));
    const fail = (row: R, reason: string) =>
      failed.push({ id: rowKey(row), name: rowName(row), reason, row });
    try {
      const told = await inParts([...part.keys()], answer);
      done += told.count;
      const refused = new Set(told.failed.map(({ id }) => id));
      for (const [id, row] of part) if (!refused.has(id)) doneRows.push(row);
      for (const { id, message } of told.failed) {
        const row = part.get(id);
        if (row !== undefined) fail(row, message);
      }
    } catch (error) {
      for (const row of part.values()) fail(row, reasonOf(error));
    }
    onProgress(done + failed.length);
  }
  return { done, doneRows, failed, left: rows.length - done - failed.length };
}

/** Runs an action on many rows and reports the outcome of each; it never throws. */
export const runBulk = <R>(run: Run<R>): Promise<BulkResult<R>> =>
  run.action.each ? runEach(run, run.action.each) : runInParts(run, run.action.inParts);
