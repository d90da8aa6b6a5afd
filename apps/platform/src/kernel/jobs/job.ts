import type { JobName } from '@payfac/domain/jobs';

/** A job's name, and how often it has a turn. */
export interface Turn {
  readonly name: JobName;
  /** Real seconds from one run to the next, of all processes together. */
  readonly everySeconds: number;
}

/**
 * Work that comes due by itself. A job does what is due by the rows, so it may run again at any time,
 * be interrupted at any point, and run late. `Services` is what it works with.
 */
export interface Job<Services> extends Turn {
  /**
   * By whose time something is due. What is due by business time is done at once when somebody moves
   * it; the rest waits for its turn.
   */
  readonly time: 'business' | 'real';
  /**
   * @param now business time.
   * @returns how many things were worked on.
   */
  run(services: Services, now: Date): Promise<number>;
}
