/** How a client reaches the servers and what it tells its owner. */
export interface ClientOptions {
  /** Address of the payments API, for instance `/api/v1`. */
  readonly baseUrl: string;
  /** Address of the platform's services, for instance `/v1`. */
  readonly platformUrl: string;
  /** The session's bearer token; undefined while signed out. */
  readonly getToken?: () => string | undefined;
  /** The IANA zone of the session, sent with every call. */
  readonly getTimeZone?: () => string;
  /** A 401 ended the session (document 1, section 4). Called with the text to show. */
  readonly onSessionEnd?: (message: string) => void;
  /** The application-version header changed in mid-session. Called once. */
  readonly onVersionChange?: (version: string) => void;
  /** Business time of the last answer, in environments that send it. */
  readonly onBusinessTime?: (time: Date) => void;
  /** An answer that breaks the contract; the call itself still fails with one `ApiError`. */
  readonly onInvalidAnswer?: (endpoint: string, problem: unknown) => void;
  /** Milliseconds until a call is given up. Default 30,000. */
  readonly timeoutMs?: number;
  /** Replaces the global fetch, for tests. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For calls that move money: made when the form opens, kept while the outcome is unknown. */
  readonly idempotencyKey?: string;
  /** List loads cancel earlier ones of the same lane; by default method and path. */
  readonly lane?: string;
  readonly timeoutMs?: number;
}

export interface CsvOptions {
  readonly signal?: AbortSignal;
  /** Called with the bytes received so far. */
  readonly onProgress?: (bytes: number) => void;
}

export interface CsvDownload {
  readonly fileName: string;
  readonly stream: ReadableStream<Uint8Array>;
}
