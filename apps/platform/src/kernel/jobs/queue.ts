import type { JobName } from '@payfac/domain/jobs';
import type { Pool } from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import type { Turn } from './job.ts';
import { pollForWork, type WorkPoll } from './poll.ts';
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

export interface JobQueue<Job extends Turn> {
  /** Begins to run jobs in this process. @param run does one. */
  work(run: (job: Job) => Promise<number>, observer: JobObserver): Promise<void>;
  /** Takes no more jobs, and waits for those under way, for half a minute at most. */
  stop(): Promise<void>;
}

const stopWithinMs = 30_000;
/** From one look for work to the next; somebody's server waits for what is found. */
const lookEveryMs = 500;
/** Workers ask for themselves as well, whatever the looks find. */
const pollSeconds = 60;
/**
 * Jobs have their turns one after the other within this time, never all at once: what else is asked of
 * the machine would feel them.
 */
const usualSpreadSeconds = 15;
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

const isDelivery = (name: JobName): boolean => name === 'webhook-delivery';

/**
 * One run of a job at a time, in all processes together, and one waiting. Deliveries are leased one
 * by one and may be made by several.
 */
const policyOf = (name: JobName) => (isDelivery(name) ? 'standard' : 'stately');

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
 * @param options.spreadSeconds within which every job has its first turn, 15 by default.
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
  /** The worker of each queue in this process. */
  const workers = new Map<string, string>();
  let look: WorkPoll | undefined;

  /** Every process offers every turn of a job; the database takes the first offer. */
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
          // However many asked for a delivery: it is one run.
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
