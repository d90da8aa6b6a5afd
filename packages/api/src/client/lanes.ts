/** Allows one list load in flight per lane: a new load aborts the previous one. */
export class Lanes {
  readonly #current = new Map<string, AbortController>();

  /** Starts a load that `controller` can abort; call the returned function when it has ended. */
  enter(lane: string, controller: AbortController): () => void {
    this.#current.get(lane)?.abort();
    this.#current.set(lane, controller);
    return () => {
      if (this.#current.get(lane) === controller) this.#current.delete(lane);
    };
  }
}
