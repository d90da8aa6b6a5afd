/** Waiting entries, by caller. */
export interface FairQueue<T> {
  readonly size: number;
  sizeOf(caller: string): number;
  add(caller: string, one: T): void;
  /** Removes an entry that no longer waits. */
  remove(caller: string, one: T): void;
  /** The next entry in turn. */
  next(): T | undefined;
}

/**
 * A queue in which callers take turns. Each caller's entries stay in order, and a caller with a hundred concurrent
 * requests delays others by at most one turn.
 */
export function createFairQueue<T>(): FairQueue<T> {
  // Callers in the order of their turns; a map keeps insertion order.
  const waiting = new Map<string, T[]>();
  let size = 0;

  return {
    get size() {
      return size;
    },
    sizeOf: (caller) => waiting.get(caller)?.length ?? 0,
    add(caller, one) {
      const own = waiting.get(caller);
      if (own) own.push(one);
      else waiting.set(caller, [one]);
      size += 1;
    },
    remove(caller, one) {
      const own = waiting.get(caller);
      const place = own?.indexOf(one) ?? -1;
      if (!own || place < 0) return;
      own.splice(place, 1);
      size -= 1;
      if (own.length === 0) waiting.delete(caller);
    },
    next() {
      const [turn] = waiting;
      if (!turn) return undefined;
      const [caller, own] = turn;
      const one = own.shift();
      size -= 1;
      // Moves the caller to the end of the line with its remaining entries.
      waiting.delete(caller);
      if (own.length > 0) waiting.set(caller, own);
      return one;
    },
  };
}
