import type { Environment } from '@payfac/domain/enumerations';
import type { JobName } from '@payfac/domain/jobs';
import type { BusinessClock } from '../kernel/clock/business-clock.ts';
import type { Database } from '../kernel/database/connection.ts';
import type { ReadSource } from '../kernel/database/read-source.ts';
import type { Replica } from '../kernel/database/replica.ts';
import type { Senders } from '../kernel/outbox/senders.ts';
import type { ApplePayIdentity } from '../processors/apple-pay/identity.ts';
import type { Processors } from '../processors/leased.ts';
import type { Admission } from './admission/admission.ts';
import type { Billed } from './billed.ts';
import type { Places } from './hosts/places.ts';

/** The loader script of the hosted card fields. */
export interface HostedFieldsScript {
  /** Below the origin of the hosted pages. */
  readonly path: string;
  /** The script's subresource integrity hash. */
  readonly integrity: string;
}

/** Separate resources for calls that only read, so that no number of them delays a command. */
export interface Reads {
  readonly database: Database;
  readonly pool: ReadSource;
  readonly admission: Admission;
  /** The source of lists, charts, exports and figures while it is up to date. */
  readonly replica?: Replica;
}

/** The API's dependencies. */
export interface Services {
  readonly database: Database;
  /** For lists, charts, exports and figures: the same database, or a replica of it. */
  readonly pool: ReadSource;
  /** Connections and turns of calls that only read. Default: the shared connections, and no turns. */
  readonly reads?: Reads;
  readonly clock: BusinessClock;
  readonly processorOf: Processors['processorOf'];
  /** Default: no bank-debit processor. */
  readonly achOf?: Processors['achOf'];
  readonly instruments: Processors['instruments'];
  readonly billed: Billed;
  readonly environment: Environment;
  /** Looks up hosts, and builds addresses for links. */
  readonly places: Places;
  readonly hostedFields: HostedFieldsScript;
  /** The key that signs card field contexts; at least 32 random bytes. */
  readonly contextKey: Uint8Array;
  /** The Apple Pay setup. Default: not set up. */
  readonly applePay?: ApplePayIdentity;
  /** Sends emails and text messages. Default: they are stored but not sent. */
  readonly senders?: Senders;
  /** Days until a password expires. Default: never. */
  readonly passwordMaxAgeDays?: number;
  /** Hours until a sign-on ends, even in use. Default: 12. */
  readonly signOnHours?: number;
  /** Additional origins that may use the sign-on cookie. */
  readonly allowedOrigins?: readonly string[];
  /** Called with unexpected errors and the request's id. */
  readonly onError?: (error: unknown, requestId: string) => void;
}

/** The services that scheduled jobs need. */
export type JobServices = Pick<
  Services,
  | 'database'
  | 'clock'
  | 'processorOf'
  | 'achOf'
  | 'billed'
  | 'environment'
  | 'places'
  | 'senders'
  | 'onError'
>;

/** How many items each job processed. */
export type DueWork = Readonly<Partial<Record<JobName, number>>>;
