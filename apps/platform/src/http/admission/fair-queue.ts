/** Who waits, by caller. */
export interface FairQueue<T> {
  readonly size: number;
  sizeOf(caller: string): number;
  add(caller: string, one: T): void;
  /** Takes out one that no longer waits. */
  remove(caller: string, one: T): void;
  /** The next in turn. */
  next(): T | undefined;
}

/**
 * A queue in which callers take turns: each caller's own come in their order, and one who asks a hundred
 * times at once holds nobody else up for longer than one turn.
 */
export function createFairQueue<T>(): FairQueue<T> {
  // Callers in the order of their turns: a map keeps the order in which keys were added.
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
      // To the end of the line, with what is left.
      waiting.delete(caller);
      if (own.length > 0) waiting.set(caller, own);
      return one;
    },
  };
}
