import type { JobName } from '@payfac/domain/jobs';

/** A job's name, and how often it runs. */
export interface Turn {
  readonly name: JobName;
  /** Real seconds from one run to the next, across all processes. */
  readonly everySeconds: number;
}

/**
 * Work that becomes due by itself. A job processes the rows that are due, so it may run again at any time, be
 * interrupted at any point, and run late. `Services` are its dependencies.
 */
export interface Job<Services> extends Turn {
  /**
   * The clock that decides when something is due. What is due by business time runs at once when somebody moves it; the
   * rest waits for its next run.
   */
  readonly time: 'business' | 'real';
  /** @param now business time. @returns the number of processed items. */
  run(services: Services, now: Date): Promise<number>;
}
