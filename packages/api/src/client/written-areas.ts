import type { Caller } from './options.ts';

/**
 * The areas whose calls have their types written out: none in the sources, which infer them from the
 * contract, and all in the package, whose build replaces this by what `scripts/write-types.ts` writes.
 */
export interface WrittenAreas<C extends Caller> {
  readonly none?: C;
}
