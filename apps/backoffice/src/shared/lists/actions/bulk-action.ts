import type { Ability } from '@payfac/domain/access';
import { addCents, type Cents, formatUsd, zeroCents } from '@payfac/domain/money';

interface BulkResponse {
  readonly count: number;
  readonly failed: readonly { readonly id: string; readonly message: string }[];
}

/** The confirmation before an action runs. */
interface BulkAsk {
  /** @param chosen the rows in words, with their sum if they are money: `12 payouts, $84.50`. */
  readonly title: (chosen: string) => string;
  readonly text?: string;
  /** A text that the action needs, such as a reason. */
  readonly field?: { readonly label: string; readonly maxLength: number };
}

interface Common<R> {
  readonly label: string;
  /** `held`, for `12 payouts held.` */
  readonly past: string;
  readonly ability?: Ability;
  readonly tone?: 'primary' | 'danger';
  readonly ask?: BulkAsk;
  /** The amount that a row moves; the bar, the confirmation and the outcome show the sum. */
  readonly amountOf?: (row: R) => Cents;
  /**
   * Whether the row's state allows the action. Other rows are counted before the confirmation, and skipped. Default:
   * always.
   */
  readonly isOffered?: (row: R) => boolean;
}

interface InParts {
  /** One call for several rows, in batches: shows progress, and names each row that failed. */
  readonly inParts: (ids: readonly string[], answer: string) => Promise<BulkResponse>;
}

interface RowByRow<R> {
  /** One call per row, a few at a time. */
  readonly each: (row: R, answer: string, signal: AbortSignal) => Promise<unknown>;
}

/** An action on many rows. All matching rows are loaded before the confirmation. */
export type BulkAction<R> = Common<R> &
  ((InParts & { readonly each?: never }) | (RowByRow<R> & { readonly inParts?: never }));

/** A query in the form that the address and the API share. */
export type Wire = Readonly<Record<string, string | readonly string[]>>;

/** The formatted total that rows move; undefined when the action moves no money. */
export const sumOf = <R>(
  { amountOf }: Pick<BulkAction<R>, 'amountOf'>,
  rows: readonly R[],
): string | undefined =>
  amountOf && formatUsd(rows.reduce((sum, row) => addCents(sum, amountOf(row)), zeroCents));
