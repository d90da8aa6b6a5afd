import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Random } from '../../src/seed/random.ts';
import type { GatedProcess } from './process.ts';

/** Longer than a lease, and than an open transaction may idle. */
const longPause = 31;

/** Turns of the event loop after which a query that has not returned may wait for a lock. */
const patience = 24;

const waitsForLock = `select count(*)::int as count from pg_stat_activity
  where pid = any($1::int[]) and wait_event_type = 'Lock'`;

/** Lets a process do what it does by itself: until it waits at a gate, is done, or waits for the other's lock. */
async function settle(one: GatedProcess, admin: Pool): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    await setImmediate();
    if (one.inFlight === 0) {
      await setImmediate();
      if (one.inFlight === 0 && (one.waiting.length > 0 || one.tasks === 0)) return;
    }
    if (turn < patience) continue;
    await setTimeout(1);
    const { rows } = await admin.query(waitsForLock, [one.backends()]);
    if (one.inFlight > 0 && rows[0].count >= one.inFlight) return;
  }
}

/** Time passes that a process does not notice: leases run out, and the database ends what idles. */
async function pause(processes: readonly GatedProcess[], admin: Pool): Promise<void> {
  for (const one of processes) {
    one.elapsed += longPause;
    for (const backend of one.openTransactions()) {
      await admin.query('select pg_terminate_backend($1)', [backend]);
    }
  }
}

/** A sender is about to send, or the processor to write down what was sent. */
const edge = /"sending_at"|insert into "simulator"/;

export interface Risks {
  /** Of a step after which everybody's leases have run out. */
  readonly pause: number;
  /** Of a step after which a process is dead. */
  readonly kill: number;
  /** Of a step on the way to the processor, before which a process stands still past its lease. */
  readonly stall: number;
  /** What the other one does then, beside its tasks. */
  readonly meanwhile: (other: GatedProcess) => void;
}

/**
 * Runs what the processes have to do, one query at a time, in an order that the seed decides: each stands still
 * for as long as the other goes on.
 */
export async function interleave(
  processes: readonly GatedProcess[],
  random: Random,
  admin: Pool,
  risks: Risks,
): Promise<void> {
  let burst = 0;
  let current: GatedProcess | undefined;
  let still: GatedProcess | undefined;
  for (;;) {
    for (const one of processes) await settle(one, admin);
    const awake = processes.filter(({ waiting }) => waiting.length > 0);
    if (awake.every((one) => one === still)) still = undefined;
    const ready = awake.filter((one) => one !== still);
    if (ready.length === 0) {
      if (processes.every(({ tasks, inFlight }) => tasks === 0 && inFlight === 0)) return;
      await setTimeout(1);
      continue;
    }
    if (random.chance(risks.pause)) await pause(processes, admin);
    if (current === undefined || burst <= 0 || !ready.includes(current)) {
      current = random.pick(ready);
      burst = random.pick([1, 1, 2, 3, 5, 8, 13, 40, 100]);
    }
    burst -= 1;
    const isAtTheEdge = current.waiting.some(({ text }) => edge.test(text));
    if (still === undefined && isAtTheEdge && random.chance(risks.stall)) {
      still = current;
      await pause(processes, admin);
      for (const other of processes) if (other !== still) risks.meanwhile(other);
      continue;
    }
    if (random.chance(risks.kill)) {
      const backends = current.openTransactions();
      current.kill();
      for (const backend of backends)
        await admin.query('select pg_terminate_backend($1)', [backend]);
      continue;
    }
    const [next] = current.waiting.splice(random.int(0, current.waiting.length - 1), 1);
    next?.go();
  }
}

/** Lets a process go on until it is about to send such a query, and stand still there. @returns whether it came to that. */
export async function goTo(one: GatedProcess, admin: Pool, query: RegExp): Promise<boolean> {
  for (;;) {
    await settle(one, admin);
    const [next] = one.waiting;
    if (next === undefined) return false;
    if (query.test(next.text)) return true;
    one.waiting.shift();
    next.go();
  }
}

/** Lets a process go on to the end, from right where it stands. */
export async function goOn(one: GatedProcess, admin: Pool): Promise<void> {
  one.waiting.shift()?.go();
  await goTo(one, admin, /(?!)/);
}
