import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseAway } from '../database/is-away.ts';

/* A row that fails doesn't delay the others: its problem is reported, and the next row is processed. */

/** A row of a job, with its owner if known. */
export interface RowOfJob {
  readonly id: string;
  readonly facilitatorId?: string | undefined;
  readonly spProductId?: string | undefined;
  readonly subMerchantId?: string | undefined;
}

export interface RowFailure {
  readonly row: RowOfJob;
  readonly problem: unknown;
}

const told = new AsyncLocalStorage<(failure: RowFailure) => void>();

/** Runs a job. Rows that fail meanwhile are reported here, and nothing else fails. */
export const reportingFailures = <T>(
  tell: (failure: RowFailure) => void,
  work: () => Promise<T>,
): Promise<T> => told.run(tell, work);

/**
 * Processes rows one after the other. A failed row is reported to the job; outside of one, all failures are thrown
 * together after the last row. Without a database nothing else can succeed either.
 * @param work processes one row and returns false if there was nothing to do.
 * @returns the number of processed rows.
 */
export async function rowByRow<T>(
  rows: readonly T[],
  nameOf: (row: T) => RowOfJob,
  work: (row: T) => Promise<unknown>,
): Promise<number> {
  const failures: RowFailure[] = [];
  let done = 0;
  for (const row of rows) {
    try {
      if ((await work(row)) !== false) done += 1;
    } catch (problem) {
      if (isDatabaseAway(problem)) throw problem;
      failures.push({ row: nameOf(row), problem });
    }
  }
  const tell = told.getStore();
  if (tell) for (const failure of failures) tell(failure);
  else if (failures.length > 0) {
    throw new AggregateError(
      failures.map(({ problem }) => problem),
      `${failures.length} of ${rows.length} rows failed.`,
    );
  }
  return done;
}

/**
 * Processes many rows with one statement, or one at a time if that fails.
 * @param work returns the number of changed rows.
 */
export async function inBatchOrRowByRow<T>(
  rows: readonly T[],
  nameOf: (row: T) => RowOfJob,
  work: (rows: readonly T[]) => Promise<number>,
): Promise<number> {
  if (rows.length === 0) return 0;
  try {
    return await work(rows);
  } catch (problem) {
    if (isDatabaseAway(problem)) throw problem;
    return rowByRow(rows, nameOf, async (row) => (await work([row])) > 0);
  }
}
