/** A key and its value. */
export interface KeyValuePair {
  /** Unique among the pairs once it is valid. */
  readonly key: string;
  /** Any text. */
  readonly value: string;
}

/** A key's error: missing beside a value, or a duplicate of an earlier pair. */
export type PairProblem = 'empty' | 'taken';

/** Errors by index; surrounding blanks don't make a key different. */
export function pairProblems(pairs: readonly KeyValuePair[]): readonly (PairProblem | undefined)[] {
  const seen = new Set<string>();
  return pairs.map(({ key, value }) => {
    const name = key.trim();
    if (name === '') return value.trim() === '' ? undefined : 'empty';
    if (seen.has(name)) return 'taken';
    seen.add(name);
    return undefined;
  });
}
