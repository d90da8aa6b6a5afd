import type { Database } from '../../kernel/database/connection.ts';

/** The dependencies of the simulator's parts, injected so that tests can control time. */
export interface SimulatorContext {
  readonly database: Database;
  /** Business time. */
  readonly now: () => Promise<Date>;
  /** Waits in real time, in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** A number from 0 to below 1, compared with the fault rate. */
  readonly random: () => number;
  /** Whether test cards, ZIPs and amounts trigger outcomes; otherwise everything is approved. */
  readonly hasTriggers: boolean;
}

/** Defaults: a timer, `Math.random` and triggers on. */
export type SimulatorOptions = Pick<SimulatorContext, 'database' | 'now'> &
  Partial<SimulatorContext>;
