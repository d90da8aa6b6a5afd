import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTestDatabase } from '../../../test/use.ts';
import { useMetrics } from '../../../test/watched.ts';
import { jobs } from '../../program/jobs.ts';
import type { Turn } from './job.ts';
import { createJobObserver } from './observe.ts';
import { type JobObserver, type JobQueue, openJobQueue } from './queue.ts';
import { wakeJob } from './wake.ts';

const watched = useMetrics();
const open = useTestDatabase();

// A turn that an earlier test has taken is not offered again in the same seconds.
beforeEach(() => open.pool.query('drop schema if exists jobs cascade'));

/** Long enough that only its first turn comes while a test runs. */
const rarely = 3600;
const quick = { spreadSeconds: 0.5 };

const job = (name: Turn['name'], everySeconds = rarely): Turn => ({ name, everySeconds });

const silent: JobObserver = {
  ran: () => undefined,
  failed: () => undefined,
  troubled: () => undefined,
};

async function withQueues(
  count: number,
  of: readonly Turn[],
  use: (queues: readonly JobQueue<Turn>[]) => Promise<void>,
): Promise<void> {
  const queues: JobQueue<Turn>[] = [];
  for (let index = 0; index < count; index += 1)
    queues.push(await openJobQueue(open.pool, of, quick));
  try {
    await use(queues);
  } finally {
    await Promise.all(queues.map((queue) => queue.stop()));
  }
}

test('a run that several processes offer happens once, and never twice at a time', async () => {
  let runs = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  const run = async () => {
    runs += 1;
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 300));
    atOnce -= 1;
    return 1;
  };
  await withQueues(3, [job('settlement', 1), job('payouts')], async (queues) => {
    const seen: string[] = [];
    const told = { ...silent, ran: (name: string) => seen.push(name) };
    await Promise.all(queues.map((queue) => queue.work(run, told)));
    const turns = (wanted: string) => seen.filter((name) => name === wanted).length;
    await expect.poll(() => turns('settlement')).toBeGreaterThan(1);
    await expect.poll(() => turns('payouts')).toBe(1);
  });
  expect(runs).toBeGreaterThan(2);
  // One of each name.
  expect(mostAtOnce).toBeLessThanOrEqual(2);
});

test('a failed job is retried, and both runs are counted', async () => {
  const observer = createJobObserver(pino({ level: 'silent' }));
  const ran = vi.spyOn(observer, 'ran');
  let tries = 0;
  await withQueues(1, [job('risk-metrics')], async ([queue]) => {
    await queue?.work(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('Not today.')) : Promise.resolve(7);
    }, observer);
    await expect.poll(() => ran.mock.calls.length).toBeGreaterThan(0);
  });
  const runs = 'payfac_job_duration_seconds_count';
  const own = { task: 'risk-metrics' };
  expect(await watched.valueOf(runs, { ...own, outcome: 'done' })).toBe(1);
  expect(await watched.valueOf(runs, { ...own, outcome: 'failed' })).toBe(1);
  expect(await watched.valueOf('payfac_job_items_total', own)).toBe(7);
});

test('shutdown waits for the running job', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<number>();
  let isStopped = false;
  const queue = await openJobQueue(open.pool, [job('installments')], quick);
  await queue.work(() => {
    begun.resolve();
    return finish.promise;
  }, silent);
  await begun.promise;
  const stopping = (async () => {
    await queue.stop();
    isStopped = true;
  })();
  await open.pool.query('select 1');
  expect(isStopped).toBe(false);
  finish.resolve(1);
  await stopping;
  expect(isStopped).toBe(true);
});

test('a job requested in a transaction waits for its commit, and is dropped with its rollback', async () => {
  const waiting = async (): Promise<number> => {
    const { rows } = await open.pool.query<{ count: number }>(
      "select count(*)::int as count from jobs.job where name = 'webhook-delivery' and state = 'created'",
    );
    return rows[0]?.count ?? 0;
  };
  await withQueues(1, [job('webhook-delivery')], async () => {
    const taken = open.database.transaction(async (transaction) => {
      await wakeJob(transaction, 'webhook-delivery');
      throw new Error('It did not happen.');
    });
    await expect(taken).rejects.toThrow('It did not happen.');
    expect(await waiting()).toBe(0);
    await open.database.transaction((transaction) => wakeJob(transaction, 'webhook-delivery'));
    expect(await waiting()).toBe(1);
  });
});

test('a woken job runs at once, between its scheduled runs', async () => {
  let runs = 0;
  await withQueues(1, [job('webhook-delivery'), job('settlement')], async ([queue]) => {
    const told = { ...silent, ran: () => (runs += 1) };
    await queue?.work(() => Promise.resolve(0), told);
    await expect.poll(() => runs).toBe(2);
    await wakeJob(open.database, 'settlement');
    await expect.poll(() => runs).toBe(3);
  });
});

test('jobs run one after the other', async () => {
  const began: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const queue = await openJobQueue(open.pool, [job('settlement'), job('payouts')], {
    spreadSeconds: 6,
  });
  const run = async ({ name }: Turn) => {
    began.push(name);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 200));
    atOnce -= 1;
    return 0;
  };
  await queue.work(run, silent);
  await expect.poll(() => began).toEqual(['settlement', 'payouts']);
  await queue.stop();
  expect(mostAtOnce).toBe(1);
});

test('every registered job has a schedule and is run by the queue', async () => {
  const done = new Set<string>();
  await withQueues(1, jobs, async ([queue]) => {
    await queue?.work(() => Promise.resolve(0), { ...silent, ran: (name) => done.add(name) });
    await expect.poll(() => done.size).toBe(jobs.length);
  });
});
