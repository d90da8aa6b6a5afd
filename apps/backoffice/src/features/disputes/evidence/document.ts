/** A part of a document: facts, or a table, or a sentence where there is nothing. */
export interface DocumentPart {
  readonly title: string;
  readonly facts?: readonly (readonly [term: string, value: string])[];
  readonly table?: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  /** Instead of a table without rows. */
  readonly nothing?: string;
}

export interface EvidenceDocument {
  readonly title: string;
  /** Below the title: when it was made, and in which zone its times are. */
  readonly subtitle: string;
  readonly parts: readonly DocumentPart[];
}
