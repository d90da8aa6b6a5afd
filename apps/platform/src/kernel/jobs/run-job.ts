import type { JobName } from '@payfac/domain/jobs';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { newId } from '../database/ids.ts';
import { alerts } from '../database/schema/index.ts';
import { traced } from '../watch/traces.ts';
import type { Job } from './job.ts';
import { type RowFailure, reportingFailures } from './row-by-row.ts';

/** What running a job needs, besides the job's own dependencies. */
interface Ground {
  readonly database: Database;
  /** Receives failed rows if the caller has no reporter. */
  readonly onError?: ((error: unknown, id: string) => void) | undefined;
}

/** Called for every row that a job failed on. */
export type ReportRowFailure = (job: JobName, failure: RowFailure) => void;

const shortOf = (problem: unknown): string =>
  problem instanceof Error ? problem.name : 'a problem';

/** One open alert per job and row, if the row's owner is known. */
async function raise(
  database: Database,
  job: JobName,
  { row, problem }: RowFailure,
  at: Date,
): Promise<void> {
  const { id, facilitatorId, spProductId, subMerchantId } = row;
  if (!facilitatorId || !spProductId || !subMerchantId) return;
  const alertGroupId = `job_${job}_${id}`;
  const [open] = await database
    .select({ alertId: alerts.alertId })
    .from(alerts)
    .where(and(eq(alerts.alertGroupId, alertGroupId), eq(alerts.status, 'unacknowledged')))
    .limit(1);
  if (open) return;
  await database.insert(alerts).values({
    alertId: newId('alr'),
    alertGroupId,
    facilitatorId,
    spProductId,
    subMerchantId,
    status: 'unacknowledged',
    severity: 'high',
    message: `The job ${job} could not work on ${id} (${shortOf(problem)}). The other rows were worked on; see the log.`,
    ruleId: `job_${job}`,
    ruleName: `Job ${job}`,
    transactionId: id.startsWith('txn') ? id : null,
    createdAt: at,
  });
}

/**
 * Runs a job. Failed rows are reported, counted and raise an alert; the others are processed.
 * @param now business time.
 * @returns the number of processed items.
 */
export async function runJob<Services extends Ground>(
  job: Job<Services>,
  services: Services,
  now: Date,
  tell?: ReportRowFailure,
): Promise<number> {
  const failures: RowFailure[] = [];
  const count = await reportingFailures(
    (failure) => {
      // A job that loops meets the same row again.
      if (!failures.some(({ row }) => row.id === failure.row.id)) failures.push(failure);
    },
    () =>
      traced(
        { name: `job ${job.name}`, kind: 'internal', attributes: { 'payfac.job': job.name } },
        () => job.run(services, now),
      ),
  );
  for (const failure of failures) {
    if (tell) tell(job.name, failure);
    else services.onError?.(failure.problem, `${job.name} ${failure.row.id}`);
    await raise(services.database, job.name, failure, now);
  }
  return count;
}
