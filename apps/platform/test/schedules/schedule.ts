import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Random } from '../../src/program/seed/random.ts';
import type { GatedProcess } from './process.ts';

/** Longer than a lease, and than the limit for idle transactions. */
const longPause = 31;

/** Milliseconds after which an unfinished query may be waiting for a lock. */
const patience = 12;

/** Asks the lock table, since a process that got its lock may not have resumed yet. */
const waitsForLock = `select count(*)::int as count from unnest($1::int[]) as pid
  where cardinality(pg_blocking_pids(pid)) > 0`;

/** Lets a process run until it waits at a gate, finishes, or waits for the other's lock. */
async function settle(one: GatedProcess, admin: Pool): Promise<void> {
  for (;;) {
    await setImmediate();
    if (one.inFlight === 0) {
      await setImmediate();
      if (one.inFlight === 0 && (one.waiting.length > 0 || one.tasks === 0)) return;
    }
    if ((await one.moved(patience)) || one.inFlight === 0) continue;
    const { rows } = await admin.query(waitsForLock, [one.backends()]);
    if (one.inFlight > 0 && rows[0].count >= one.inFlight) return;
  }
}

/** Time passes while the processes are paused: leases expire, and the database ends idle transactions. */
async function pause(processes: readonly GatedProcess[], admin: Pool): Promise<void> {
  for (const one of processes) {
    one.elapsed += longPause;
    for (const backend of one.openTransactions()) {
      await admin.query('select pg_terminate_backend($1)', [backend]);
    }
  }
}

/** Right before sending, or before the processor records what it received. */
const edge = /"sending_at"|insert into "simulator"/;
const recording = /insert into "simulator"/;
/** The processor's own writes, which finish even when the platform's process dies. */
const isThere = /insert into "simulator"|^\s*commit/i;

export interface Risks {
  /** Chance that all leases expire after a step. */
  readonly pause: number;
  /** Chance that a process dies after a step. */
  readonly kill: number;
  /** Chance that a process dies after the processor has recorded its operation, before it gets the response. */
  readonly killUnanswered: number;
  /** Chance that a process stalls past its lease before a step on the way to the processor. */
  readonly stall: number;
  /** The same right before the processor records what it received; at most once. */
  readonly stallUnheard: number;
  /** Chance that a process pauses before any other step, for some of the other's steps. */
  readonly stand: number;
  /** Whether such a pause may last until all leases have expired. */
  readonly mayOutlastLeases: boolean;
  /** Extra work of the other process during the pause. */
  readonly meanwhile: (other: GatedProcess) => void;
}

async function kill(one: GatedProcess, admin: Pool): Promise<void> {
  const backends = one.openTransactions();
  one.kill();
  for (const backend of backends) await admin.query('select pg_terminate_backend($1)', [backend]);
}

/**
 * Runs the processes' tasks one query at a time, in an order that the seed decides: while one runs, the other is
 * paused.
 */
export async function interleave(
  processes: readonly GatedProcess[],
  random: Random,
  admin: Pool,
  risks: Risks,
): Promise<void> {
  let burst = 0;
  let current: GatedProcess | undefined;
  let still: { readonly one: GatedProcess; steps: number } | undefined;
  let wasUnheard = false;
  const doomed = new Set<GatedProcess>();
  for (;;) {
    for (const one of processes) await settle(one, admin);
    const awake = processes.filter(({ waiting }) => waiting.length > 0);
    if (still && (still.steps <= 0 || awake.every((one) => one === still?.one))) still = undefined;
    const ready = awake.filter((one) => one !== still?.one);
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
    if (still) still.steps -= 1;
    const texts = current.waiting.map(({ text }) => text);
    if (doomed.has(current) && !texts.some((text) => isThere.test(text))) {
      doomed.delete(current);
      await kill(current, admin);
      continue;
    }
    const isIn = (place: RegExp) => texts.some((text) => place.test(text));
    const isStalled =
      (isIn(edge) && random.chance(risks.stall)) ||
      (isIn(recording) && !wasUnheard && random.chance(risks.stallUnheard));
    if (still === undefined && isStalled) {
      wasUnheard = true;
      still = { one: current, steps: Infinity };
      // Its lease still holds, so the other process sees this operation as in progress.
      if (isIn(recording) && !risks.stallUnheard && random.chance(0.4)) continue;
      await pause(processes, admin);
      for (const other of processes) if (other !== current) risks.meanwhile(other);
      continue;
    }
    if (still === undefined && random.chance(risks.stand)) {
      still = { one: current, steps: random.pick([3, 10, 40, Infinity]) };
      if (risks.mayOutlastLeases && random.chance(0.5)) await pause(processes, admin);
      continue;
    }
    if (random.chance(risks.kill)) {
      await kill(current, admin);
      continue;
    }
    const [next] = current.waiting.splice(random.int(0, current.waiting.length - 1), 1);
    if (next && recording.test(next.text) && random.chance(risks.killUnanswered))
      doomed.add(current);
    next?.go();
  }
}

/** Runs a process until it is about to send such a query, and pauses it there. @returns whether it came to that. */
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

/** Runs a paused process to the end. */
export async function goOn(one: GatedProcess, admin: Pool): Promise<void> {
  one.waiting.shift()?.go();
  await goTo(one, admin, /(?!)/);
}
