import type { Ability } from '@payfac/domain/access';
import type { ReactNode } from 'react';

export interface Confirmation {
  /** The question, naming the thing. */
  readonly title: string;
  /** What will happen and whether it can be undone. */
  readonly text?: string;
  readonly confirmLabel: string;
  /** Default 'Cancel', which is of no use where that is what is asked. */
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
}

interface Offer<R> {
  readonly label: string;
  readonly ability?: Ability;
  /** What the row's state allows. Default: always. */
  readonly isOffered?: (row: R) => boolean;
  readonly tone?: 'neutral' | 'danger';
  /** What the row's state waits for: the one button of the open record. Default: false. */
  readonly isNext?: boolean;
  /** A button in the row too, where there is room: for lists that people work through. Default: false. */
  readonly isInRow?: boolean;
}

interface Run<R> {
  readonly confirm?: (row: R) => Confirmation;
  readonly run: (row: R) => Promise<unknown>;
  /** The row is no more once it is done. */
  readonly isEnd?: boolean;
  /** What the person reads when it is done. */
  readonly done: (row: R) => string;
}

interface Open<R> {
  /** Draws a dialog over the list; it calls `close` when it is left or done. */
  readonly dialog: (row: R, close: () => void) => ReactNode;
}

interface Lead<R> {
  readonly href: (row: R) => string;
}

type Only<T, Others> = T & { readonly [K in Exclude<keyof Others, keyof T>]?: never };

/** Something to do with one row: run it, open a dialog for it, or go somewhere. */
export type RowAction<R> = Offer<R> &
  (
    | Only<Run<R>, Open<R> & Lead<R>>
    | Only<Open<R>, Run<R> & Lead<R>>
    | Only<Lead<R>, Run<R> & Open<R>>
  );

export type RunAction<R> = Offer<R> & Run<R>;
