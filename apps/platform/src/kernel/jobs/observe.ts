import type { JobName } from '@payfac/domain/jobs';
import type { Logger } from 'pino';
import { count as countOf, observe } from '../watch/metrics.ts';
import type { JobObserver } from './queue.ts';
import type { RowFailure } from './row-by-row.ts';

/** Logs runs and counts them. */
export interface CountingObserver extends JobObserver {
  /** A row that a job failed on. */
  rowFailed(job: JobName, failure: RowFailure): void;
}

const millisecondsASecond = 1000;

export function createJobObserver(logger: Logger): CountingObserver {
  const told = (job: JobName, outcome: 'done' | 'failed', milliseconds: number): void =>
    observe(
      'payfac_job_duration_seconds',
      { task: job, outcome },
      milliseconds / millisecondsASecond,
    );
  return {
    ran: (job, milliseconds, count) => {
      told(job, 'done', milliseconds);
      countOf('payfac_job_items_total', { task: job }, count);
      const entry = { job, count, ms: Math.round(milliseconds) };
      if (count > 0) logger.info(entry, 'job done');
      else logger.debug(entry, 'job done');
    },
    failed: (job, milliseconds, problem) => {
      told(job, 'failed', milliseconds);
      logger.error({ job, ms: Math.round(milliseconds), err: problem }, 'job failed');
    },
    rowFailed: (job, { row: { id }, problem }) => {
      countOf('payfac_job_row_failures_total', { task: job });
      logger.error({ job, row: id, err: problem }, 'job row failed');
    },
    troubled: (problem) => logger.warn({ err: problem }, 'job queue'),
  };
}
