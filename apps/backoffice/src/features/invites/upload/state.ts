import type { CsvRecord } from '@payfac/domain/csv';
import type { FailedUploadRow } from '@payfac/domain/invites';
import { read as readAtom, write } from '../../../shared/state/app.ts';
import { guardedAtom } from '../../../shared/state/guarded.ts';
import type { ColumnMap } from './columns.ts';
import type { UploadRow } from './rows.ts';

/** What the invites of a file are for. */
export interface Order {
  readonly spProductId: string | undefined;
  readonly feeTemplateId: string | undefined;
  readonly onboardingFlowTemplateId: string | undefined;
}

/** The file as it was read: its heading, and the records below it. */
export interface Sheet {
  readonly fileName: string;
  readonly size: number;
  readonly headings: readonly string[];
  readonly records: readonly CsvRecord[];
  readonly columns: ColumnMap;
}

/** Rows on their way. */
export interface Sending {
  readonly sent: number;
  readonly total: number;
  readonly isStopping: boolean;
}

/** An upload that failed as a whole, as the row that stands for it, and the rows of the file it was of. */
export interface LostRows {
  readonly row: FailedUploadRow;
  readonly numbers: readonly number[];
  readonly isSent: boolean;
}

/** What came of the last time rows were sent. */
export interface Outcome {
  readonly created: number;
  readonly failed: number;
  readonly isSent: boolean;
  readonly wasStopped: boolean;
}

export interface UploadState {
  readonly order: Order;
  /** A file that is being read, with how far it is in percent. */
  readonly reading:
    | { readonly name: string; readonly size: number; readonly progress: number }
    | undefined;
  /** Why a file could not be read. */
  readonly problem: string | undefined;
  readonly sheet: Sheet | undefined;
  readonly rows: readonly UploadRow[];
  /** Rows that were wrong once, in their order: a row that was fixed stays where it is. */
  readonly pinned: readonly number[];
  readonly sending: Sending | undefined;
  readonly outcome: Outcome | undefined;
  readonly lost: LostRows | undefined;
}

export const nothing: UploadState = {
  order: { spProductId: undefined, feeTemplateId: undefined, onboardingFlowTemplateId: undefined },
  reading: undefined,
  problem: undefined,
  sheet: undefined,
  rows: [],
  pinned: [],
  sending: undefined,
  outcome: undefined,
  lost: undefined,
};

/**
 * The upload that is being prepared or sent. It outlives the page: whoever looks at something else
 * meanwhile finds it as it was, and rows on their way go on.
 */
export const uploadAtom = guardedAtom<UploadState>(nothing);

export const read = (): UploadState => readAtom(uploadAtom);
export const change = (changes: Partial<UploadState>): void =>
  write(uploadAtom, { ...read(), ...changes });

/** Begins over with another file; what it is for stays. */
export const startOver = (): void => change({ ...nothing, order: read().order });
