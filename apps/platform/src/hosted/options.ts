import type { DueWork, JobServices, Services } from '../http/services.ts';
import type { BusinessClock } from '../kernel/clock/business-clock.ts';
import type { Database } from '../kernel/database/connection.ts';

/** What the hosted pages need from the house around them. */
export interface HostedPagesOptions {
  readonly database: Database;
  readonly clock: BusinessClock;
  /** The processor behind a provider, for payments made on a page. */
  readonly processorOf: Services['processorOf'];
  /** Bank-debit processors, for what comes due when simulated time is moved. */
  readonly achOf?: NonNullable<Services['achOf']>;
  /** Does everything that is due by business time, once simulated time was moved. */
  readonly runDueWork: (services: JobServices) => Promise<DueWork>;
  readonly instruments: Services['instruments'];
  readonly billed: Services['billed'];
  readonly environment: Services['environment'];
  readonly places: Services['places'];
  /** Key that signs what the card fields open with: the API's `contextKey`. */
  readonly contextKey: Uint8Array;
  /** Folder of the built app, with `brands/manifest.json` and the typeface in `assets`. */
  readonly appFolder: string;
  /** The file by which the pages' domain is associated with Apple Pay's merchant. */
  readonly applePayAssociation?: string;
  /** Days until a password expires; never, when absent. */
  readonly passwordMaxAgeDays?: number;
  /** Told of failures nobody expected, with the request's id. */
  readonly onError?: (error: unknown, requestId: string) => void;
}
