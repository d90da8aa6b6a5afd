import type { RecordKind } from '@payfac/api';

/** A record as it is offered and named. */
export interface RecordOption {
  readonly value: string;
  readonly label: string;
  /** Tells records of one name apart. */
  readonly description?: string;
}

/** How people choose records of one kind, and how ids are shown by name. One for each entity. */
export interface RecordPicker {
  /** What they are, in the contract's words. */
  readonly entity: RecordKind;
  /** What matches a text, the best first; '' gives the first suggestions. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly RecordOption[]>;
  /** Names by id; an id the person may not see is left out. */
  readonly names: (
    ids: readonly string[],
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, string>>;
}

/**
 * A picker whose calls are fetched when they are first needed: a list offers it to many who never use
 * it. @param calls a module with `search` and `names`.
 */
export const latePicker = (
  entity: RecordKind,
  calls: () => Promise<Omit<RecordPicker, 'entity'>>,
): RecordPicker => ({
  entity,
  search: async (text, signal) => (await calls()).search(text, signal),
  names: async (ids, signal) => (await calls()).names(ids, signal),
});
