/**
 * Whatever ends a call before its response: its time-out, the caller's signal, a newer load of its
 * lane. One controller for the three; combining signals costs more than the rest of a call.
 */
export class CallEnd {
  readonly controller = new AbortController();
  /** The time-out struck. */
  isLate = false;
  readonly #outer: AbortSignal | undefined;
  readonly #timer: ReturnType<typeof setTimeout>;

  constructor(timeoutMs: number, outer: AbortSignal | undefined) {
    this.#outer = outer;
    this.#timer = setTimeout(() => {
      this.isLate = true;
      this.controller.abort();
    }, timeoutMs);
    if (outer?.aborted) this.#pass();
    else outer?.addEventListener('abort', this.#pass, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Ended by someone, not by the clock. */
  get isCancelled(): boolean {
    return this.signal.aborted && !this.isLate;
  }

  /** Must be called when the call has ended, however it did. */
  release(): void {
    clearTimeout(this.#timer);
    this.#outer?.removeEventListener('abort', this.#pass);
  }

  readonly #pass = (): void => this.controller.abort(this.#outer?.reason);
}
