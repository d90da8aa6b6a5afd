/**
 * Aborts a call before its response: on its timeout, the caller's signal, or a newer load of its lane. One controller
 * serves all three; combining signals costs more than the rest of a call.
 */
export class CallEnd {
  readonly controller = new AbortController();
  /** True when the timeout ended it. */
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

  /** True when the caller or a newer load ended it, not the timeout. */
  get isCancelled(): boolean {
    return this.signal.aborted && !this.isLate;
  }

  /** Must be called when the call ends, for any reason. */
  release(): void {
    clearTimeout(this.#timer);
    this.#outer?.removeEventListener('abort', this.#pass);
  }

  readonly #pass = (): void => this.controller.abort(this.#outer?.reason);
}
