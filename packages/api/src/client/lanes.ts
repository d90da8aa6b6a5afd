/** Keeps one list load in flight a lane: starting a new one aborts the one before. */
export class Lanes {
  readonly #current = new Map<string, AbortController>();

  /** Starts a load that `controller` can abort; the function answered must be called when it has ended. */
  enter(lane: string, controller: AbortController): () => void {
    this.#current.get(lane)?.abort();
    this.#current.set(lane, controller);
    return () => {
      if (this.#current.get(lane) === controller) this.#current.delete(lane);
    };
  }
}
