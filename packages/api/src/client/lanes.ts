/** Keeps one list load in flight a lane: starting a new one aborts the one before. */
export class Lanes {
  readonly #current = new Map<string, AbortController>();

  /** Starts a load; `done` must be called when it has ended. */
  enter(lane: string): { readonly signal: AbortSignal; readonly done: () => void } {
    this.#current.get(lane)?.abort();
    const controller = new AbortController();
    this.#current.set(lane, controller);
    return {
      signal: controller.signal,
      done: () => {
        if (this.#current.get(lane) === controller) this.#current.delete(lane);
      },
    };
  }
}
