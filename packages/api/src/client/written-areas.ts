import type { Caller } from './options.ts';

/**
 * Areas whose calls have written-out types: none in the sources, which infer them from the contract, and all in the
 * package, whose build replaces this file with the output of `scripts/write-types.ts`.
 */
export interface WrittenAreas<C extends Caller> {
  readonly none?: C;
}
