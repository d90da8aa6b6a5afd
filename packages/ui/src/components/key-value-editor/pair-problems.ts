/** A key and what it says. */
export interface KeyValuePair {
  /** Unique among the pairs once it is valid. */
  readonly key: string;
  /** Any text. */
  readonly value: string;
}

/** What is wrong with a key: none beside a value, or one used by a pair above it. */
export type PairProblem = 'empty' | 'taken';

/** By place; blanks around a key do not make it another one. */
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
