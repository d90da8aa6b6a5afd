import type { RecordKind } from '@payfac/api';

/** A record as it is offered and named. */
export interface RecordOption {
  readonly value: string;
  readonly label: string;
  /** Distinguishes records with the same name. */
  readonly description?: string;
}

/** How users choose records of one kind, and how ids are shown as names. One per entity. */
export interface RecordPicker {
  /** The kind of records, as in the contract. */
  readonly entity: RecordKind;
  /** Matches for a text, best first; '' gives initial suggestions. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly RecordOption[]>;
  /** Names by id; an id that the user may not see is left out. */
  readonly names: (
    ids: readonly string[],
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, string>>;
}

/**
 * A picker whose calls load when they are first needed, since most users of a list never use it.
 * @param calls a module with `search` and `names`.
 */
export const latePicker = (
  entity: RecordKind,
  calls: () => Promise<Omit<RecordPicker, 'entity'>>,
): RecordPicker => ({
  entity,
  search: async (text, signal) => (await calls()).search(text, signal),
  names: async (ids, signal) => (await calls()).names(ids, signal),
});
