import type { JobName } from '@payfac/domain/jobs';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { newId } from '../database/ids.ts';
import { alerts } from '../database/schema/index.ts';
import { traced } from '../watch/traces.ts';
import type { Job } from './job.ts';
import { type RowFailure, reportingFailures } from './row-by-row.ts';

/** What running a job takes, whatever else the job works with. */
interface Ground {
  readonly database: Database;
  /** Receives failed rows when the caller has no reporter of its own. */
  readonly onError?: ((error: unknown, id: string) => void) | undefined;
}

/** Told of every row that a job could not work on. */
export type ReportRowFailure = (job: JobName, failure: RowFailure) => void;

const shortOf = (problem: unknown): string =>
  problem instanceof Error ? problem.name : 'a problem';

/** One open alert a job and row, where it is known whose row it is. */
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
 * Runs a job. Rows that fail are told, counted and raise an alert; the others are worked on.
 * @param now business time.
 * @returns how many things were worked on.
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
      // A job that goes round more than once meets the same row again.
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
