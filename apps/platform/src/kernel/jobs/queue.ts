import type { JobName } from '@payfac/domain/jobs';
import type { Pool } from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import type { Turn } from './job.ts';
import { pollForWork, type WorkPoll } from './poll.ts';
import { sendBy } from './wake.ts';

/** Called for every run. */
export interface JobObserver {
  /** @param milliseconds since it started. @param count the number of processed items. */
  ran(name: JobName, milliseconds: number, count: number): void;
  /** It is retried at growing intervals, and at its next scheduled run anyway. */
  failed(name: JobName, milliseconds: number, problem: unknown): void;
  /** The queue itself failed for the moment, for instance without its database. */
  troubled(problem: unknown): void;
}

export interface JobQueue<Job extends Turn> {
  /** Starts running jobs in this process. @param run runs one. */
  work(run: (job: Job) => Promise<number>, observer: JobObserver): Promise<void>;
  /** Accepts no more jobs, and waits up to half a minute for running ones. */
  stop(): Promise<void>;
}

const stopWithinMs = 30_000;
/** From one poll to the next; somebody's server waits for what is found. */
const lookEveryMs = 500;
/** Workers also poll by themselves, whatever the polls find. */
const pollSeconds = 60;
/**
 * Jobs start one after the other within this time, never all at once: that would slow everything else on the machine.
 */
const usualSpreadSeconds = 15;
/** A killed process is noticed after this time; its jobs go to the others. */
const heartbeatSeconds = 20;

const rules = {
  retryLimit: 5,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: 3600,
  retentionSeconds: 3600,
  deleteAfterSeconds: 600,
};

const isDelivery = (name: JobName): boolean => name === 'webhook-delivery';

/**
 * One run of a job at a time across all processes, and one waiting. Deliveries are leased one by one, and several
 * processes may make them.
 */
const policyOf = (name: JobName) => (isDelivery(name) ? 'standard' : 'stately');

const onPool = (pool: Pool): Db => ({
  executeSql: async (text, values) => {
    const result: unknown = await pool.query(text, values);
    // Several statements in one text return several results.
    const results = Array.isArray(result) ? result : [result];
    return { rows: results.flatMap(({ rows }) => rows) };
  },
});

/**
 * Opens the queue in the database, creating its tables if needed. It uses the library's statements for a distributed
 * engine, which also run on PostgreSQL: no advisory locks, no LISTEN/NOTIFY. Open it in one process at a time.
 * @param options.spreadSeconds within which every job first runs, 15 by default.
 */
export async function openJobQueue<Job extends Turn>(
  pool: Pool,
  jobs: readonly Job[],
  { spreadSeconds = usualSpreadSeconds }: { readonly spreadSeconds?: number } = {},
): Promise<JobQueue<Job>> {
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
  /** This process's worker for each queue. */
  const workers = new Map<string, string>();
  let look: WorkPoll | undefined;

  /** Every process offers every run of a job; the database takes the first offer. */
  const offer = ({ name, everySeconds }: Job): void => {
    boss
      .send(name, null, { singletonSeconds: everySeconds })
      .catch((problem: unknown) => observer?.troubled(problem));
  };

  const beginTurns = (job: Job, inMs: number): void => {
    const first = setTimeout(() => {
      offer(job);
      timers.push(setInterval(offer, job.everySeconds * 1000, job).unref());
    }, inMs);
    timers.push(first.unref());
  };

  return {
    work: async (run, told) => {
      observer = told;
      const doing = (job: Job) => async (): Promise<void> => {
        const began = performance.now();
        try {
          const count = await run(job);
          told.ran(job.name, performance.now() - began, count);
        } catch (problem) {
          told.failed(job.name, performance.now() - began, problem);
          throw problem;
        }
      };
      for (const [place, job] of jobs.entries()) {
        const polling = {
          pollingIntervalSeconds: pollSeconds,
          // Many requests for a delivery are one run.
          batchSize: isDelivery(job.name) ? 1000 : 1,
        };
        workers.set(job.name, await boss.work(job.name, polling, doing(job)));
        beginTurns(job, (place / jobs.length) * spreadSeconds * 1000);
      }
      look = pollForWork(pool, lookEveryMs, {
        found: (name) => {
          const worker = workers.get(name);
          if (worker !== undefined) boss.notifyWorker(worker);
        },
        troubled: (problem) => told.troubled(problem),
      });
    },
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      sendBy(undefined);
      await look?.stop();
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
}
