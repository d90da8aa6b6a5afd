import { afterAll, beforeAll, expect, test } from 'vitest';
import { run, suspend } from '../../../test/schedules/moves.ts';
import type { GatedProcess, Trouble } from '../../../test/schedules/process.ts';
import { prepare, type Scene, sendOnce } from '../../../test/schedules/scene.ts';
import { interleave } from '../../../test/schedules/schedule.ts';
import { aTask, firstTasks } from '../../../test/schedules/tasks.ts';
import { verdict } from '../../../test/schedules/verdict.ts';
import { createWorld, type World } from '../../../test/schedules/world.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { ledgerViolations } from '../../kernel/ledger/laws.ts';
import { jobNamed } from '../../program/jobs.ts';
import { createRandom } from '../../program/seed/random.ts';

/*
 * Runs two processes on one database, each paused at any query for any length: past its lease, past the other's
 * recovery, or forever. In any order, processor, payments, ledger and notifications agree in the end, and
 * reconciliation finds only what it should.
 */

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');
const admin = usePerson(api, 'admin@harbor');

/** Total number of schedules; `npm run prove` uses 10,000. */
const schedules = Number(process.env['MONEY_SCHEDULES'] ?? 40);
/** The first schedule, so that a single one can be run by its number. */
const first = Number(process.env['FIRST_SCHEDULE'] ?? 0);
/** The seed of all schedules. */
const seed = process.env['SCHEDULE_SEED'] ?? 'payfac';
/** Schedules between reconciliations, in which days pass, batches are cut and files are read. */
const untilReconciled = 20;

let world: World;

beforeAll(async () => {
  world = await createWorld(api, manager, admin);
});

afterAll(async () => {
  for (const one of world.processes) await one.open.close();
});

/** Every live process runs its recovery. */
async function finish({ attempts }: Scene): Promise<void> {
  for (const one of world.processes) {
    one.isDead = false;
    one.trouble = () => undefined;
    one.elapsed += 60;
  }
  const [, one] = world.processes;
  await suspend(world, one, false);
  for (const each of attempts) {
    for (let tried = 0; tried < 4 && !(await sendOnce(world, one, each)); tried += 1);
  }
  await run('pending-inquiries')(one);
  await run('subscription-billing')(one);
  await run('installments')(one);
  await one.services.clock.advance(61);
  await run('processor-events')(one);
  for (const each of world.processes) each.elapsed += 60;
  await run('echeck-files')(one);
  await run('pending-inquiries')(one);
  for (const each of attempts) await sendOnce(world, one, each);
}

/** The failures besides reordering; calm schedules only pause processes. */
function risksOf({ random, subject, keepsItsWord }: Scene) {
  const kinds: readonly Trouble[] = keepsItsWord
    ? ['unsent', 'lost', 'late', 'down']
    : ['unsent', 'down'];
  const isCalm = random.chance(subject === 'disputes' ? 0.8 : 0.4);
  const share = !isCalm && random.chance(0.6) ? 0.3 : 0;
  const isHarsh = !isCalm && keepsItsWord;
  return {
    trouble: () => (random.chance(share) ? random.pick(kinds) : undefined),
    kill: isHarsh ? random.pick([0, 0, 0.01]) : 0,
    killUnanswered: isHarsh ? random.pick([0, 0, 0.3]) : 0,
    pause: isHarsh ? random.pick([0, 0.01, 0.04]) : 0,
    stall: keepsItsWord ? random.pick([0, 0.3, 0.6]) : 0,
    stallUnheard: keepsItsWord ? 0 : 0.7,
    stand: keepsItsWord ? random.pick([0, 0.02]) : 0,
    mayOutlastLeases: !isCalm,
  };
}

/** @returns the disagreements. */
async function runSchedule(number: number): Promise<readonly string[]> {
  const random = createRandom(`schedule ${seed} ${number}`);
  const { pool } = api.open;
  const since = await api.services.clock.now();
  const scene = await prepare(world, random);
  const { keepsItsWord } = scene;
  const { trouble, ...risks } = risksOf(scene);
  const beginnings = firstTasks(scene);
  for (const [place, one] of world.processes.entries()) {
    const tasks = Array.from({ length: random.int(1, 3) }, () => aTask(scene));
    tasks.unshift(...(beginnings[place] ?? []));
    one.isForgetful = !keepsItsWord;
    one.trouble = trouble;
    one.run(async () => {
      for (const task of tasks) await task(one);
    });
  }
  await interleave(world.processes, random, pool, {
    ...risks,
    meanwhile: (other: GatedProcess) =>
      other.run(async () => {
        await run(scene.subject === 'banks' ? 'echeck-files' : 'pending-inquiries')(other);
        await run('pending-inquiries')(other);
      }),
  });
  await finish(scene);
  const { rows } = await pool.query<{ id: string }>(
    `select transaction_id as id from transactions
     where created_at >= $1 and root_transaction_id = transaction_id`,
    [since],
  );
  const wrong = await verdict(pool, {
    attempts: scene.attempts,
    accounts: [world.subMerchantId],
    since,
    keepsItsWord,
    paymentIds: rows.map(({ id }) => id),
  });
  const guarded = world.processes.flatMap((one) => one.guarded());
  return [...wrong, ...guarded].map((sentence) => `seed ${seed}, schedule ${number}: ${sentence}`);
}

/** Differences other than those that staff were told to settle by hand. */
const openDifferences = async (): Promise<readonly string[]> => {
  const { rows } = await api.open.pool.query(
    `select kind || ' ' || reference as found from reconciliation_differences d
     where status = 'open' and sub_merchant_id = $1 and not exists (
       select 1 from alerts a where a.transaction_id = d.transaction_id and a.rule_id = 'not-taken-back')
     order by 1`,
    [world.subMerchantId],
  );
  return rows.map(({ found }) => found);
};

/** Days pass; reconciliation finds exactly what the processor charged without the platform's knowledge. */
async function reconcile(number: number, known: readonly string[]): Promise<readonly string[]> {
  const { services, open } = api;
  const { rows } = await open.pool.query(
    "select merchant_id from simulator.operations where kind = 'sale' order by created_at desc limit 1",
  );
  const at = await services.clock.now();
  const reference = `foreign_${number}`;
  await open.pool.query(
    `insert into simulator.operations (processor_transaction_id, reference, payment_reference, merchant_id,
       kind, result, amount, approved_amount, response_code, response_message, created_at, decided_at)
     values ($1, $1, $1, $2, 'sale', 'approved', 4200, 4200, '00', 'Approved', $3, $3)`,
    [reference, rows[0].merchant_id, at],
  );
  await services.clock.advance(2 * 86_400);
  for (const name of ['settlement', 'settlement-files'] as const) {
    await jobNamed(name).run(services, await services.clock.now());
  }
  const found = (await openDifferences()).filter((one) => !known.includes(one));
  const wanted = [`missing-here ${reference}`];
  return [
    ...(found.join() === wanted.join() ? [] : [`up to ${number}: found ${found.join(', ')}`]),
    ...(await ledgerViolations(open.database)),
  ];
}

test(`${schedules} interleavings of two processes end with all records in agreement`, {
  // A schedule takes about a second; a busy machine may take ten times as long.
  timeout: Math.max(600_000, schedules * 10_000),
}, async () => {
  const disagreements: string[] = [];
  let known = await openDifferences();
  for (let number = first; number < first + schedules; number += 1) {
    disagreements.push(...(await runSchedule(number)));
    const isLast = number === first + schedules - 1;
    if ((number + 1) % untilReconciled === 0 || isLast) {
      disagreements.push(...(await reconcile(number, known)));
      known = await openDifferences();
    }
    if (disagreements.length > 0) break;
  }
  expect(disagreements).toEqual([]);
});
