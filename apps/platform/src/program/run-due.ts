import type { JobName } from '@payfac/domain/jobs';
import type { DueWork, JobServices } from '../http/services.ts';
import { runJob } from '../kernel/jobs/run-job.ts';
import { jobs } from './jobs.ts';

/**
 * Runs everything that is due by business time, now and in order: after business time was moved, and in tests instead
 * of waiting for the queue.
 */
export async function runDueWork(services: JobServices): Promise<DueWork> {
  const done: Partial<Record<JobName, number>> = {};
  for (const job of jobs.filter(({ time }) => time === 'business')) {
    done[job.name] = await runJob(job, services, await services.clock.now());
  }
  return done;
}
