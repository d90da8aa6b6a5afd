import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseAway } from '../database/is-away.ts';

/*
 * One row that cannot be worked on holds no other up: its problem is told, and the next row has its
 * turn.
 */

/** A row of a job, as far as it is known whose it is. */
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

/** Runs a job; the rows that fail on the way are told here, and fail nothing else. */
export const reportingFailures = <T>(
  tell: (failure: RowFailure) => void,
  work: () => Promise<T>,
): Promise<T> => told.run(tell, work);

/**
 * Works on rows one after the other. A row that fails is told to the job; outside of one, all failures
 * are thrown together once every row had its turn. Without a database nothing else can succeed either.
 * @param work one row. @returns false when there was nothing to do after all.
 * @returns how many rows were worked on.
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
 * Works on many rows by one statement, and on one at a time when that fails.
 * @param work returns how many of the rows were changed.
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
