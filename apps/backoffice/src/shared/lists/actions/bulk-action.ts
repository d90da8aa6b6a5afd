import type { Ability } from '@payfac/domain/access';
import type { Cents } from '@payfac/domain/money';

export interface BulkResponse {
  readonly count: number;
  readonly failed: readonly { readonly id: string; readonly message: string }[];
}

/** What is asked before an action runs. */
export interface BulkAsk {
  /** @param chosen the rows as they are spoken of, with their sum where they are money: `12 payouts, $84.50`. */
  readonly title: (chosen: string) => string;
  readonly text?: string;
  /** A text the action needs, such as a reason. */
  readonly field?: { readonly label: string; readonly maxLength: number };
}

interface Common<R> {
  readonly label: string;
  /** `12 payouts held.` is `held`. */
  readonly past: string;
  readonly ability?: Ability;
  readonly tone?: 'primary' | 'danger';
  readonly ask?: BulkAsk;
  /** What a row moves, where the action moves money: the bar, the question and the outcome tell the sum. */
  readonly amountOf?: (row: R) => Cents;
  /**
   * What a row's state allows. Other rows are counted before anybody is asked, and left alone.
   * Default: always.
   */
  readonly isOffered?: (row: R) => boolean;
}

interface InParts {
  /** One call for some of the rows, several calls for many: with progress, and with each failed row by name. */
  readonly inParts: (ids: readonly string[], answer: string) => Promise<BulkResponse>;
}

interface RowByRow<R> {
  /** One call a row, a few at a time. */
  readonly each: (row: R, answer: string, signal: AbortSignal) => Promise<unknown>;
}

/** Something to do with many rows. All matching rows are read before anybody is asked about them. */
export type BulkAction<R> = Common<R> &
  ((InParts & { readonly each?: never }) | (RowByRow<R> & { readonly inParts?: never }));

/** A query in the form the address and the wire share. */
export type Wire = Readonly<Record<string, string | readonly string[]>>;
