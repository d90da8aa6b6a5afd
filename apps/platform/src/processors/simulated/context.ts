import type { Database } from '../../kernel/database/connection.ts';

/** What the simulator's parts work with; all of it comes from outside, so that tests can hold time still. */
export interface SimulatorContext {
  readonly database: Database;
  /** Business time. */
  readonly now: () => Promise<Date>;
  /** Waits real time, in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** A number from 0 up to 1, against which the fault rate is held. */
  readonly random: () => number;
  /** Whether test cards, ZIPs and amounts have their outcomes; without, everything is approved. */
  readonly hasTriggers: boolean;
}

/** Waits on a timer, rolls with `Math.random` and has triggers unless told otherwise. */
export type SimulatorOptions = Pick<SimulatorContext, 'database' | 'now'> &
  Partial<SimulatorContext>;
