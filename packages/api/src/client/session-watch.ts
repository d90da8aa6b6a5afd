import type { Endpoint } from '../kernel/endpoint.ts';
import { headers } from '../kernel/headers.ts';
import { sessionEndWords, sessionExpired } from '../kernel/session.ts';
import type { ClientOptions } from './options.ts';

/** Sign-on and change-password return 401 for other reasons. */
const exempt: ReadonlySet<string> = new Set(['auth.sso', 'users.changePassword']);

type WatchOptions = Pick<ClientOptions, 'onBusinessTime' | 'onSessionEnd' | 'onVersionChange'>;

/** Watches responses for the end of the session, a new version, and business time. */
export class SessionWatch {
  #version: string | undefined;
  #told = false;
  readonly #options: WatchOptions;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  readHeaders(response: Headers, signedIn: boolean): void {
    const { onBusinessTime, onVersionChange } = this.#options;
    const time = onBusinessTime && response.get(headers.businessTime);
    if (time) onBusinessTime(new Date(time));
    if (!signedIn || !onVersionChange) return;
    const version = response.get(headers.version);
    if (!version) return;
    if (this.#version === undefined) this.#version = version;
    if (version === this.#version || this.#told) return;
    this.#told = true;
    onVersionChange(version);
  }

  readFailure(endpoint: Endpoint, status: number, message: string, signedIn: boolean): void {
    if (status !== 401 || !signedIn || exempt.has(endpoint.id)) return;
    if (sessionEndWords.some((word) => message.includes(word))) {
      this.#options.onSessionEnd?.(sessionExpired);
    }
  }
}
