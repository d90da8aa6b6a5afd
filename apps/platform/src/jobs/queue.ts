import type { JobName } from '@payfac/domain/jobs';
import type { Pool } from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import type { Job } from './job.ts';
import { sendBy } from './wake.ts';

/** Told of every run. */
export interface JobObserver {
  /** @param milliseconds from its beginning. @param count how many things were worked on. */
  ran(name: JobName, milliseconds: number, count: number): void;
  /** It is tried again, later and later, and at its next turn anyway. */
  failed(name: JobName, milliseconds: number, problem: unknown): void;
  /** The queue itself could not go on for the moment, for instance without its database. */
  troubled(problem: unknown): void;
}

export interface JobQueue {
  /** Begins to run jobs in this process. @param run does one. */
  work(run: (job: Job) => Promise<number>, observer: JobObserver): Promise<void>;
  /** Takes no more jobs, and waits for those under way, for half a minute at most. */
  stop(): Promise<void>;
}

const stopWithinMs = 30_000;
const usualPollSeconds = 2;
/** Somebody's server waits for these. */
const eagerPollSeconds = 0.5;
/** A process that was killed is missed after this; its jobs go to the others. */
const heartbeatSeconds = 20;

const rules = {
  retryLimit: 5,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: 3600,
  retentionSeconds: 3600,
  deleteAfterSeconds: 600,
};

const isEager = (name: JobName): boolean => name === 'webhook-delivery';

/**
 * One run of a job at a time, in all processes together, and one waiting. Deliveries are leased one
 * by one and may be made by several.
 */
const policyOf = (name: JobName) => (isEager(name) ? 'standard' : 'stately');

const onPool = (pool: Pool): Db => ({
  executeSql: async (text, values) => {
    const result: unknown = await pool.query(text, values);
    // Several statements in one text have several results.
    const results = Array.isArray(result) ? result : [result];
    return { rows: results.flatMap(({ rows }) => rows) };
  },
});

/**
 * Opens the queue kept in the database, making its tables if need be. The statements are those of the
 * library's profile for a distributed engine, which a PostgreSQL runs just as well: no advisory lock,
 * no LISTEN/NOTIFY. Open it in one process at a time.
 * @param options.pollSeconds between two looks for work, at least and by default half a second for what
 * somebody's server waits for, and two for the rest.
 */
export async function openJobQueue(
  pool: Pool,
  jobs: readonly Job[],
  options: { readonly pollSeconds?: number } = {},
): Promise<JobQueue> {
  let observer: JobObserver | undefined;
  const boss = new PgBoss({
    db: onPool(pool),
    schema: 'jobs',
    backend: 'cockroachdb',
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (problem) => observer?.troubled(problem));
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name } of jobs) {
    if (known.has(name)) await boss.updateQueue(name, rules);
    else await boss.createQueue(name, { ...rules, heartbeatSeconds, policy: policyOf(name) });
  }
  sendBy(boss);
  const timers: NodeJS.Timeout[] = [];

  /** Every process offers every turn of a job; the database takes the first offer. */
  const offer = ({ name, everySeconds }: Job): void => {
    boss
      .send(name, null, { singletonSeconds: everySeconds })
      .catch((problem: unknown) => observer?.troubled(problem));
  };

  return {
    work: async (run, told) => {
      observer = told;
      for (const job of jobs) {
        const polling = {
          pollingIntervalSeconds:
            options.pollSeconds ?? (isEager(job.name) ? eagerPollSeconds : usualPollSeconds),
          // However many asked for it: it is one run.
          batchSize: isEager(job.name) ? 1000 : 1,
        };
        await boss.work(job.name, polling, async () => {
          const began = performance.now();
          try {
            const count = await run(job);
            told.ran(job.name, performance.now() - began, count);
          } catch (problem) {
            told.failed(job.name, performance.now() - began, problem);
            throw problem;
          }
        });
        offer(job);
        timers.push(setInterval(offer, job.everySeconds * 1000, job).unref());
      }
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      sendBy(undefined);
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
}
