import type { ListBulkAction, Wire } from './bulk-action.ts';

/** The rows an action is for: known ones, or all that a query finds where one call reaches them. */
export type BulkRows<R> =
  | { readonly rows: readonly R[]; readonly wire?: never }
  | { readonly rows?: never; readonly wire: Wire };

export interface Failed<R> {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  /** Known unless one call named it by its id alone. */
  readonly row: R | undefined;
}

export interface BulkResult<R> {
  readonly done: number;
  readonly failed: readonly Failed<R>[];
  /** Rows that were left because it was cancelled. */
  readonly left: number;
  /** Reading the rows, or the one call for all of them, failed. */
  readonly brokenBy?: string | undefined;
}

/** Calls at once: few enough that other work of the person goes on. */
const atOnce = 4;
/** Rows of one call: few enough that progress is seen, and that a call is over soon. */
const inOnePart = 100;

interface Run<R> {
  readonly action: ListBulkAction<R>;
  readonly target: BulkRows<R>;
  readonly answer: string;
  readonly rowKey: (row: R) => string;
  readonly rowName: (row: R) => string;
  readonly signal: AbortSignal;
  readonly onProgress: (finished: number) => void;
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Try again.';

const notPossible = "Its current status doesn't allow this.";

async function runEach<R>(
  run: Run<R>,
  rows: readonly R[],
  each: (row: R, answer: string, signal: AbortSignal) => Promise<unknown>,
): Promise<BulkResult<R>> {
  const { action, answer, rowKey, rowName, signal, onProgress } = run;
  const failed: Failed<R>[] = [];
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
          // A call that has begun is let finish: cancelling stops before the next row.
          await each(row, answer, signal);
          done += 1;
        } catch (error) {
          fail(row, reasonOf(error));
        }
      }
      onProgress(done + failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, work));
  return { done, failed, left: rows.length - done - failed.length };
}

async function runInParts<R>(
  run: Run<R>,
  rows: readonly R[],
  inParts: NonNullable<ListBulkAction<R>['inParts']>,
): Promise<BulkResult<R>> {
  const { answer, rowKey, rowName, signal, onProgress } = run;
  const failed: Failed<R>[] = [];
  let done = 0;
  for (let at = 0; at < rows.length && !signal.aborted; at += inOnePart) {
    const part = new Map(rows.slice(at, at + inOnePart).map((row) => [rowKey(row), row]));
    const fail = (row: R, reason: string) =>
      failed.push({ id: rowKey(row), name: rowName(row), reason, row });
    try {
      const told = await inParts([...part.keys()], answer);
      done += told.count;
      for (const { id, message } of told.failed) {
        const row = part.get(id);
        if (row !== undefined) fail(row, message);
      }
    } catch (error) {
      for (const row of part.values()) fail(row, reasonOf(error));
    }
    onProgress(done + failed.length);
  }
  return { done, failed, left: rows.length - done - failed.length };
}

async function runTogether<R>(
  run: Run<R>,
  together: NonNullable<ListBulkAction<R>['together']>,
): Promise<BulkResult<R>> {
  const { target, answer, rowKey, rowName } = run;
  const rows = target.rows ?? [];
  const byId = new Map(rows.map((row) => [rowKey(row), row]));
  const { count, failed } = await together(
    target.rows ? { ids: [...byId.keys()] } : { wire: target.wire },
    answer,
  );
  return {
    done: count,
    failed: failed.map(({ id, message }) => {
      const row = byId.get(id);
      return { id, name: row === undefined ? id : rowName(row), reason: message, row };
    }),
    left: 0,
  };
}

/** Runs an action over many rows and tells the outcome of each; it never throws. */
export async function runBulk<R>(run: Run<R>): Promise<BulkResult<R>> {
  const { action, target } = run;
  const rows = target.rows ?? [];
  try {
    if (action.each) return await runEach(run, rows, action.each);
    if (action.inParts) return await runInParts(run, rows, action.inParts);
    return await runTogether(run, action.together);
  } catch (error) {
    if (run.signal.aborted) return { done: 0, failed: [], left: run.target.rows?.length ?? 0 };
    return { done: 0, failed: [], left: 0, brokenBy: reasonOf(error) };
  }
}
