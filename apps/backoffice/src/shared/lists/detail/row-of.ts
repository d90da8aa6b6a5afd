import type { CallOptions, Cancelled } from '@payfac/api';
import { RecordMissing } from '../../load-problem.tsx';
import { settled } from '../../query/client.ts';

interface RowOf<R> {
  /** The record's kind: `Payout`. */
  readonly noun: string;
  /** The list, filtered by an id. */
  readonly list: (
    id: string,
    options: CallOptions,
  ) => Promise<{ readonly data: readonly R[] } | Cancelled>;
  readonly keyOf: (row: R) => string;
}

/**
 * Loads a record that has no call of its own in the contract: the row of the list that has its id.
 * @throws RecordMissing when no row has it.
 */
export const rowOf =
  <R>({ noun, list, keyOf }: RowOf<R>) =>
  async (id: string, signal: AbortSignal): Promise<R> => {
    const { data } = await settled(list(id, { signal, lane: `row-of.${noun}` }));
    const found = data.find((row) => keyOf(row) === id);
    if (found === undefined) throw new RecordMissing(`${noun} not found.`);
    return found;
  };
