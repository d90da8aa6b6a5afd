import type { Ability } from '@payfac/domain/access';
import type * as z from 'zod/mini';
import type { StandardKey } from '../filters/filter-keys.ts';

/** The rows of one call: some by their ids, or all that the list's filters find. */
export type BulkTarget<S extends z.ZodMiniObject> =
  | { readonly ids: readonly string[]; readonly filters?: never }
  | { readonly ids?: never; readonly filters: Omit<z.output<S>, StandardKey> };

export interface BulkResponse {
  readonly count: number;
  readonly failed: readonly { readonly id: string; readonly message: string }[];
}

/** What is asked before an action runs. */
export interface BulkAsk {
  readonly title: (count: string) => string;
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
  /** What a row's state allows; other rows are reported and left alone. Default: always. */
  readonly isOffered?: (row: R) => boolean;
}

interface InOneCall<S extends z.ZodMiniObject> {
  /** One call for all rows. `answer` is the text asked for. */
  readonly together: (target: BulkTarget<S>, answer: string) => Promise<BulkResponse>;
}

interface InParts {
  /**
   * One call for some of the rows, several calls for many: with progress, and with each failed row by
   * name. All matching rows are read before anybody is asked about them.
   */
  readonly inParts: (ids: readonly string[], answer: string) => Promise<BulkResponse>;
}

interface RowByRow<R> {
  /** One call a row, a few at a time. */
  readonly each: (row: R, answer: string, signal: AbortSignal) => Promise<unknown>;
}

/** Something to do with many rows. */
export type BulkAction<S extends z.ZodMiniObject, R> = Common<R> &
  (
    | (InOneCall<S> & { readonly each?: never; readonly inParts?: never })
    | (InParts & { readonly each?: never; readonly together?: never })
    | (RowByRow<R> & { readonly inParts?: never; readonly together?: never })
  );

/** The same with its query's type erased. */
export type ListBulkAction<R> = Common<R> &
  (
    | {
        readonly together: (
          target: { readonly ids: readonly string[] } | { readonly wire: Wire },
          answer: string,
        ) => Promise<BulkResponse>;
        readonly each?: never;
        readonly inParts?: never;
      }
    | (InParts & { readonly each?: never; readonly together?: never })
    | (RowByRow<R> & { readonly inParts?: never; readonly together?: never })
  );

/** A query in the form the address and the wire share. */
export type Wire = Readonly<Record<string, string | readonly string[]>>;
