import type { Environment } from '@payfac/domain/enumerations';
import type { JobName } from '@payfac/domain/jobs';
import type { Pool } from 'pg';
import type { BusinessClock } from '../kernel/clock/business-clock.ts';
import type { Database } from '../kernel/database/connection.ts';
import type { ApplePayIdentity } from '../processors/apple-pay/identity.ts';
import type { Processors } from '../processors/leased.ts';
import type { Admission } from './admission/admission.ts';
import type { Billed } from './billed.ts';
import type { Places } from './hosts/places.ts';

/** The loader script of the hosted card fields. */
export interface HostedFieldsScript {
  /** Below the origin of hosted pages. */
  readonly path: string;
  /** Subresource integrity of exactly that script. */
  readonly integrity: string;
}

/** What calls that only read have of their own, so that no number of them holds a command up. */
export interface Reads {
  readonly database: Database;
  readonly pool: Pool;
  readonly admission: Admission;
}

/** What the API needs from the house around it. */
export interface Services {
  readonly database: Database;
  /** The same database, for lists and exports that read by a client of their own. */
  readonly pool: Pool;
  /** Connections and turns of calls that only read; everybody's connections and no turns, when absent. */
  readonly reads?: Reads;
  readonly clock: BusinessClock;
  readonly processorOf: Processors['processorOf'];
  /** No bank-debit processor is connected, when absent. */
  readonly achOf?: Processors['achOf'];
  readonly instruments: Processors['instruments'];
  readonly billed: Billed;
  readonly environment: Environment;
  /** Whose a host is, and the addresses of whatever is linked to. */
  readonly places: Places;
  readonly hostedFields: HostedFieldsScript;
  /** Key that signs what the hosted fields open with; at least 32 random bytes. */
  readonly contextKey: Uint8Array;
  /** How Apple Pay is set up; not at all, when absent. */
  readonly applePay?: ApplePayIdentity;
  /** Days until a password expires; never, when absent. */
  readonly passwordMaxAgeDays?: number;
  /** Origins beside the app's own that may use the sign-on cookie. */
  readonly allowedOrigins?: readonly string[];
  /** Told of failures nobody expected, with the request's id. */
  readonly onError?: (error: unknown, requestId: string) => void;
}

/** What scheduled work needs of them. */
export type JobServices = Pick<
  Services,
  'database' | 'clock' | 'processorOf' | 'achOf' | 'billed' | 'environment' | 'onError'
>;

/** How much was done of what was due, by job. */
export type DueWork = Readonly<Partial<Record<JobName, number>>>;
