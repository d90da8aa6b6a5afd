import type { ListBulkAction, Wire } from './bulk-action.ts';

/** The rows an action is for: chosen ones, or all that a query finds. */
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
  /** The walk through the rows itself broke off. */
  readonly brokenBy?: string | undefined;
}

/** Calls at once: few enough that other work of the person goes on. */
const atOnce = 4;

interface Run<R> {
  readonly action: ListBulkAction<R>;
  readonly target: BulkRows<R>;
  readonly answer: string;
  readonly rowKey: (row: R) => string;
  readonly rowName: (row: R) => string;
  readonly walk: (wire: Wire, signal: AbortSignal) => AsyncIterable<R>;
  readonly signal: AbortSignal;
  readonly onProgress: (finished: number) => void;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Try again.';

const notPossible = "Its current status doesn't allow this.";

/** The rows of a query, read whole before any of them is changed, since changes move rows between pages. */
async function collect<R>({ target, walk, signal }: Run<R>): Promise<readonly R[]> {
  if (target.rows) return target.rows;
  const rows: R[] = [];
  for await (const row of walk(target.wire, signal)) rows.push(row);
  return rows;
}

async function runEach<R>(
  run: Run<R>,
  each: (row: R, answer: string, signal: AbortSignal) => Promise<unknown>,
): Promise<BulkResult<R>> {
  const { action, answer, rowKey, rowName, signal, onProgress } = run;
  const rows = await collect(run);
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

/** Runs an action over many rows and tells what became of each; it never throws. */
export async function runBulk<R>(run: Run<R>): Promise<BulkResult<R>> {
  const { action } = run;
  try {
    return await (action.each ? runEach(run, action.each) : runTogether(run, action.together));
  } catch (error) {
    if (run.signal.aborted) return { done: 0, failed: [], left: run.target.rows?.length ?? 0 };
    return { done: 0, failed: [], left: 0, brokenBy: reasonOf(error) };
  }
}
