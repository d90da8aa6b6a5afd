import type { DueWork, JobServices, Services } from '../http/services.ts';
import type { BusinessClock } from '../kernel/clock/business-clock.ts';
import type { Database } from '../kernel/database/connection.ts';

/** The dependencies of the hosted pages. */
export interface HostedPagesOptions {
  readonly database: Database;
  readonly clock: BusinessClock;
  /** The processor of a provider, for payments on a page. */
  readonly processorOf: Services['processorOf'];
  /** Bank-debit processors, for work that is due after simulated time moves. */
  readonly achOf?: NonNullable<Services['achOf']>;
  /** Runs everything that is due by business time, after simulated time moves. */
  readonly runDueWork: (services: JobServices) => Promise<DueWork>;
  readonly instruments: Services['instruments'];
  readonly billed: Services['billed'];
  readonly environment: Services['environment'];
  readonly places: Services['places'];
  /** The key that signs card field contexts: the API's `contextKey`. */
  readonly contextKey: Uint8Array;
  /** Folder of the built app, with `brands/manifest.json` and the typeface in `assets`. */
  readonly appFolder: string;
  /** The file that associates the pages' domain with the Apple Pay merchant. */
  readonly applePayAssociation?: string;
  /** Days until a password expires. Default: never. */
  readonly passwordMaxAgeDays?: number;
  /** Hours until a sign-on ends, even in use. Default: 12. */
  readonly signOnHours?: number;
  /** Called with unexpected errors and the request's id. */
  readonly onError?: (error: unknown, requestId: string) => void;
}
