import type { JobName } from '@payfac/domain/jobs';
import type { Logger } from 'pino';
import type { JobObserver } from './queue.ts';
import type { RowFailure } from './row-by-row.ts';

/** Logs runs and counts them. */
export interface CountingObserver extends JobObserver {
  /** Lines in the text format that Prometheus reads. */
  metrics(): readonly string[];
  /** A row of a job that could not be worked on. */
  rowFailed(job: JobName, failure: RowFailure): void;
}

interface Tally {
  done: number;
  failed: number;
  seconds: number;
  items: number;
  rowFailures: number;
}

const millisecondsASecond = 1000;

const lines = (name: string, values: readonly (readonly [labels: string, value: number])[]) => [
  `# TYPE ${name} counter`,
  ...values.map(([labels, value]) => `${name}{${labels}} ${value}`),
];

export function createJobObserver(logger: Logger): CountingObserver {
  const tallies = new Map<JobName, Tally>();
  const tallyOf = (name: JobName): Tally => {
    const tally = tallies.get(name) ?? { done: 0, failed: 0, seconds: 0, items: 0, rowFailures: 0 };
    tallies.set(name, tally);
    return tally;
  };
  return {
    ran: (job, milliseconds, count) => {
      const tally = tallyOf(job);
      tally.done += 1;
      tally.seconds += milliseconds / millisecondsASecond;
      tally.items += count;
      const entry = { job, count, ms: Math.round(milliseconds) };
      if (count > 0) logger.info(entry, 'job done');
      else logger.debug(entry, 'job done');
    },
    failed: (job, milliseconds, problem) => {
      const tally = tallyOf(job);
      tally.failed += 1;
      tally.seconds += milliseconds / millisecondsASecond;
      logger.error({ job, ms: Math.round(milliseconds), err: problem }, 'job failed');
    },
    rowFailed: (job, { row: { id }, problem }) => {
      tallyOf(job).rowFailures += 1;
      logger.error({ job, row: id, err: problem }, 'job row failed');
    },
    troubled: (problem) => logger.warn({ err: problem }, 'job queue'),
    metrics: () => {
      const all = [...tallies];
      const runs = all.flatMap(([job, { done, failed }]) => [
        [`job="${job}",outcome="done"`, done] as const,
        [`job="${job}",outcome="failed"`, failed] as const,
      ]);
      const of = (value: (tally: Tally) => number) =>
        all.map(([job, tally]) => [`job="${job}"`, value(tally)] as const);
      return [
        ...lines('job_runs_total', runs),
        ...lines(
          'job_duration_seconds_total',
          of(({ seconds }) => seconds),
        ),
        ...lines(
          'job_items_total',
          of(({ items }) => items),
        ),
        ...lines(
          'job_row_failures_total',
          of(({ rowFailures }) => rowFailures),
        ),
      ];
    },
  };
}
