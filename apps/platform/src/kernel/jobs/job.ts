import type { JobName } from '@payfac/domain/jobs';
import type { Services } from '../../http/services.ts';

/** What jobs work with. */
export type JobServices = Pick<
  Services,
  'database' | 'clock' | 'processorOf' | 'achOf' | 'environment' | 'onError'
>;

/**
 * Work that comes due by itself. A job does what is due by the rows, so it may run again at any time,
 * be interrupted at any point, and run late.
 */
export interface Job {
  readonly name: JobName;
  /**
   * By whose time something is due. What is due by business time is done at once when somebody moves
   * it; the rest waits for its turn.
   */
  readonly time: 'business' | 'real';
  /** Real seconds from one run to the next, of all processes together. */
  readonly everySeconds: number;
  /**
   * @param now business time.
   * @returns how many things were worked on.
   */
  run(services: JobServices, now: Date): Promise<number>;
}
