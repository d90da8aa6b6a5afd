import type { Endpoint } from '../kernel/endpoint.ts';
import type { RecordKind } from '../kernel/record-kinds.ts';

/** Retries of calls that may be retried: reads, and with an API key calls with an idempotency key. */
export interface RetryOptions {
  /** Retries after the first attempt. Default 2. */
  readonly repeats?: number;
  /** Milliseconds the first wait is drawn from; doubled for each retry. Default 250. */
  readonly baseMs?: number;
  /** Maximum wait in milliseconds, unless the server gives one. Default 8,000. */
  readonly longestMs?: number;
  /** Returns a number from 0 to 1 for full jitter. Default `Math.random`. */
  readonly random?: () => number;
  /** Waits, and ends early when the signal aborts. Default: `setTimeout`. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A request about to be sent. */
export interface RequestEvent {
  /** Id of the call, such as `transactions.saleCard`. */
  readonly endpoint: string;
  readonly method: string;
  readonly url: string;
  /** Attempt number, from 1. */
  readonly attempt: number;
  readonly idempotencyKey: string | undefined;
}

/** The result of a request. */
export interface ResponseEvent extends RequestEvent {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly requestId: string | undefined;
  /** Milliseconds from sending to the response headers. */
  readonly elapsedMs: number;
  /** Why there was no response. */
  readonly error?: unknown;
}

/** Headers to add to requests, or a function that returns them for each request, such as a trace's. */
export type ExtraHeaders =
  | Readonly<Record<string, string>>
  | (() => Readonly<Record<string, string>>);

/** Options shared by session and API key clients. */
export interface ConnectionOptions {
  /** Base URL of the payments API, such as `https://harbor.example/api/v1`. */
  readonly baseUrl: string;
  /** Base URL of the platform's services. Default: `baseUrl` with `/v1` in place of `/api/v1`. */
  readonly platformUrl?: string;
  /** Returns the IANA time zone that decides days and buckets; sent with every call. */
  readonly getTimeZone?: () => string;
  /** Called with the business time of each response, in environments that send it. */
  readonly onBusinessTime?: (time: Date) => void;
  /** Called for a response that breaks the contract; the call itself still fails with one `ApiError`. */
  readonly onInvalidResponse?: (endpoint: string, problem: unknown) => void;
  /** Timeout of a call in milliseconds, including retries and waits. Default 30,000. */
  readonly timeoutMs?: number;
  /** Maximum response size in bytes; a longer one is unreadable. CSV has no limit. Default 16 MiB. */
  readonly maximumResponseBytes?: number;
  /** False disables retries. */
  readonly retry?: RetryOptions | false;
  /** Headers for every request; the client's own headers take precedence. */
  readonly headers?: ExtraHeaders;
  /** Called before each request, including retries. */
  readonly onRequest?: (event: RequestEvent) => void;
  /** Called for each response, and when there is none. */
  readonly onResponse?: (event: ResponseEvent) => void;
  /**
   * Called when a call changed records of these kinds, or may have: its outcome is unknown, or another user had changed
   * the record first. Reload what was read of them: every call lists in `reads` what it shows. Called before the call
   * settles.
   */
  readonly onChange?: (kinds: readonly RecordKind[]) => void;
  /** Replaces the global fetch, for tests. */
  readonly fetch?: typeof globalThis.fetch;
}

/** A user's session: cookies are sent, and a 401 or a new version can end it. */
export interface SessionClientOptions extends ConnectionOptions {
  readonly apiKey?: undefined;
  /** Returns the session's bearer token; undefined while signed out. */
  readonly getToken?: () => string | undefined;
  /** Called with the text to show when a 401 ends the session. */
  readonly onSessionEnd?: (message: string) => void;
  /** Called once when the application-version header changes during the session. */
  readonly onVersionChange?: (version: string) => void;
}

/**
 * A partner's server with an API key instead of a session. No cookies are sent or kept, no response ends a session, and
 * lists never cancel one another. After a 429 the client waits as Retry-After says and retries; calls with an
 * idempotency key are retried with it. Responses may have values that this version doesn't know.
 */
export interface KeyClientOptions extends ConnectionOptions {
  /** Sent as `Authorization: Bearer <key>`. */
  readonly apiKey: string;
  readonly getToken?: undefined;
  readonly onSessionEnd?: undefined;
  readonly onVersionChange?: undefined;
}

/** Options of a client: how it reaches the servers, and its callbacks. */
export type ClientOptions = SessionClientOptions | KeyClientOptions;

interface CommonOptions {
  readonly signal?: AbortSignal;
  /** Timeout of this call in milliseconds, including retries and waits. */
  readonly timeoutMs?: number;
  /** Headers for this call; the client's own headers take precedence. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The kind of caller: a user's browser, whose list loads may be cancelled, or a partner's server. */
export type Caller = 'session' | 'server';

interface LaneOption {
  /** A list load cancels earlier loads in the same lane; default: method and path. */
  readonly lane?: string;
}

/** The options of a call that moves money. */
export interface MoneyOptions extends CommonOptions {
  /** Create it when the form opens, keep it while the outcome is unknown, renew it after any response. */
  readonly idempotencyKey: string;
}

/** The options of a call that creates a record. */
export interface CreateOptions extends CommonOptions {
  /** A client with an API key generates one when absent. */
  readonly idempotencyKey?: string;
}

/** The options of every other call: the server ignores idempotency keys there. */
export interface SendOptions extends CommonOptions {
  readonly idempotencyKey?: never;
}

/** In a session options can also name a lane. */
export type OptionsOf<O, C extends Caller> = C extends 'session' ? O & LaneOption : O;

/** The options of a call; a call that moves money requires its idempotency key. */
export type CallOptions<E extends Endpoint = Endpoint, C extends Caller = 'session'> = E extends {
  readonly movesMoney: true;
}
  ? OptionsOf<MoneyOptions, C>
  : E extends { readonly creates: true }
    ? OptionsOf<CreateOptions, C>
    : OptionsOf<SendOptions, C>;

export interface PagesOptions {
  readonly signal?: AbortSignal;
  /** Timeout of each page, in milliseconds. */
  readonly timeoutMs?: number;
}

export interface CsvOptions {
  readonly signal?: AbortSignal;
  /** Called with the bytes received so far. */
  readonly onProgress?: (bytes: number) => void;
}

export interface CsvDownload {
  /** List name, with the days when the query has any: `transactions_2026-10-01_2026-10-31.csv`. */
  readonly fileName: string;
  /** UTF-8 with a byte order mark (EF BB BF); `Response.text()` drops it, `Buffer.toString()` doesn't. */
  readonly stream: ReadableStream<Uint8Array>;
}
