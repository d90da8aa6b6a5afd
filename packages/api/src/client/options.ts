import type { Endpoint } from '../kernel/endpoint.ts';
import type { RecordKind } from '../kernel/record-kinds.ts';

/** How calls that may be repeated are repeated: reads, and with an API key what has an idempotency key. */
export interface RetryOptions {
  /** Repeats after the first attempt. Default 2. */
  readonly repeats?: number;
  /** Milliseconds the first wait is drawn from; doubled each time. Default 250. */
  readonly baseMs?: number;
  /** Milliseconds no wait is longer than, unless the server names one. Default 8,000. */
  readonly longestMs?: number;
  /** A number from 0 to 1 that a wait is drawn by (full jitter). Default `Math.random`. */
  readonly random?: () => number;
  /** Waits, and ends early when the signal aborts. Default by `setTimeout`. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A request that is about to be sent. */
export interface RequestEvent {
  /** The call's id, such as `transactions.saleCard`. */
  readonly endpoint: string;
  readonly method: string;
  readonly url: string;
  /** 1, and one more for each repeat. */
  readonly attempt: number;
  readonly idempotencyKey: string | undefined;
}

/** What came of a request. */
export interface ResponseEvent extends RequestEvent {
  /** HTTP status; 0 when no response came. */
  readonly status: number;
  readonly requestId: string | undefined;
  /** Milliseconds from sending to the response's headers. */
  readonly elapsedMs: number;
  /** Why no response came. */
  readonly error?: unknown;
}

/** Headers that go along, or what makes them for each request, such as a trace's. */
export type ExtraHeaders =
  | Readonly<Record<string, string>>
  | (() => Readonly<Record<string, string>>);

/** What a client of a session and one of an API key have in common. */
export interface ConnectionOptions {
  /** Address of the payments API, for instance `https://harbor.example/api/v1`. */
  readonly baseUrl: string;
  /** Address of the platform's services. Default: `baseUrl` with `/v1` in place of `/api/v1`. */
  readonly platformUrl?: string;
  /** The IANA zone that decides days and buckets, sent with every call. */
  readonly getTimeZone?: () => string;
  /** Business time of the last response, in environments that send it. */
  readonly onBusinessTime?: (time: Date) => void;
  /** A response that breaks the contract; the call itself still fails with one `ApiError`. */
  readonly onInvalidResponse?: (endpoint: string, problem: unknown) => void;
  /** Milliseconds until a call is given up, repeats and waits included. Default 30,000. */
  readonly timeoutMs?: number;
  /** Bytes a response may have; a longer one is unreadable. CSV has no limit. Default 16 MiB. */
  readonly maximumResponseBytes?: number;
  /** False repeats nothing. */
  readonly retry?: RetryOptions | false;
  /** Go along with every request; those the client sets itself win. */
  readonly headers?: ExtraHeaders;
  /** Called before each request, repeats included. */
  readonly onRequest?: (event: RequestEvent) => void;
  /** Called for each response, and when none came. */
  readonly onResponse?: (event: ResponseEvent) => void;
  /**
   * A call changed records of these kinds, or may have: its outcome is unknown, or it met a record that others had
   * changed. What was read of them is to be read again: every call says in `reads` what it shows. Called before the
   * call settles.
   */
  readonly onChange?: (kinds: readonly RecordKind[]) => void;
  /** Replaces the global fetch, for tests. */
  readonly fetch?: typeof globalThis.fetch;
}

/** A person's session: cookies go along, and a 401 or a new version can end it. */
export interface SessionClientOptions extends ConnectionOptions {
  readonly apiKey?: undefined;
  /** The session's bearer token; undefined while signed out. */
  readonly getToken?: () => string | undefined;
  /** A 401 ended the session. Called with the text to show. */
  readonly onSessionEnd?: (message: string) => void;
  /** The application-version header changed in mid-session. Called once. */
  readonly onVersionChange?: (version: string) => void;
}

/**
 * A partner's server: an API key in place of a session. No cookies are sent or kept, nothing is
 * watched for the end of a session, and lists never cancel one another. A 429 with Retry-After is
 * waited for, and what has an idempotency key is repeated with it. Answers may have values that this
 * version does not know.
 */
export interface KeyClientOptions extends ConnectionOptions {
  /** Sent as `Authorization: Bearer <key>`. */
  readonly apiKey: string;
  readonly getToken?: undefined;
  readonly onSessionEnd?: undefined;
  readonly onVersionChange?: undefined;
}

/** How a client reaches the servers and what it tells its owner. */
export type ClientOptions = SessionClientOptions | KeyClientOptions;

interface CommonOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds until this call is given up, repeats and waits included. */
  readonly timeoutMs?: number;
  /** Go along with this call; those the client sets itself win. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Who calls: a person's browser, whose list loads may be cancelled, or a partner's server. */
export type Caller = 'session' | 'server';

interface LaneOption {
  /** List loads cancel earlier ones of the same lane; by default method and path. */
  readonly lane?: string;
}

/** The options of a call that moves money. */
export interface MoneyOptions extends CommonOptions {
  /** Made when the form opens, kept while the outcome is unknown, renewed after any response. */
  readonly idempotencyKey: string;
}

/** The options of a call that makes a record. */
export interface CreateOptions extends CommonOptions {
  /** Made by a client with an API key when it is left out. */
  readonly idempotencyKey?: string;
}

/** The options of every other call: the server would not look at an idempotency key. */
export interface SendOptions extends CommonOptions {
  readonly idempotencyKey?: never;
}

/** In a session they name a lane, too. */
export type OptionsOf<O, C extends Caller> = C extends 'session' ? O & LaneOption : O;

/** The options of a call; one that moves money asks for its idempotency key. */
export type CallOptions<E extends Endpoint = Endpoint, C extends Caller = 'session'> = E extends {
  readonly movesMoney: true;
}
  ? OptionsOf<MoneyOptions, C>
  : E extends { readonly creates: true }
    ? OptionsOf<CreateOptions, C>
    : OptionsOf<SendOptions, C>;

export interface PagesOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds a page may take. */
  readonly timeoutMs?: number;
}

export interface CsvOptions {
  readonly signal?: AbortSignal;
  /** Called with the bytes received so far. */
  readonly onProgress?: (bytes: number) => void;
}

export interface CsvDownload {
  /** Of the list, and of the days where the query has some: `transactions_2026-10-01_2026-10-31.csv`. */
  readonly fileName: string;
  /** UTF-8, with its mark (EF BB BF) first; `Response.text()` drops it, `Buffer.toString()` does not. */
  readonly stream: ReadableStream<Uint8Array>;
}
