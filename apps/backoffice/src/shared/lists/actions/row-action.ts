import { type Ability, can, type Member } from '@payfac/domain/access';
import type { ReactNode } from 'react';
import { notify, notifyFailure } from '../../notify/notify.ts';

export interface Confirmation {
  /** The question, with the record's name. */
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly text?: string;
  readonly confirmLabel: string;
  /** Default 'Cancel'; set it when the action itself is a cancellation. */
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
}

interface Offer<R> {
  readonly label: string;
  readonly ability?: Ability;
  /** Whether the row's state allows it. Default: always. */
  readonly isOffered?: (row: R) => boolean;
  readonly tone?: 'neutral' | 'danger';
  /** Whether the row's state waits for it: then it is the open record's only button. Default: false. */
  readonly isNext?: boolean;
  /** Also a button in the row, where there is room: for lists that users work through. Default: false. */
  readonly isInRow?: boolean;
}

interface Run<R> {
  readonly confirm?: (row: R) => Confirmation;
  readonly run: (row: R) => Promise<unknown>;
  /** The row is gone once it is done. */
  readonly isEnd?: boolean;
  /** The message after it is done. */
  readonly done: (row: R) => string;
}

interface Open<R> {
  /** Renders a dialog over the list; call `close` when it is left or done. */
  readonly dialog: (row: R, close: () => void) => ReactNode;
}

interface Lead<R> {
  readonly href: (row: R) => string;
}

type Only<T, Others> = T & { readonly [K in Exclude<keyof Others, keyof T>]?: never };

/** An action on one row: run it, open a dialog for it, or follow a link. */
export type RowAction<R> = Offer<R> &
  (
    | Only<Run<R>, Open<R> & Lead<R>>
    | Only<Open<R>, Run<R> & Lead<R>>
    | Only<Lead<R>, Run<R> & Open<R>>
  );

export type RunAction<R> = Offer<R> & Run<R>;

/** Runs an action without confirmation, and reports the result. */
export async function runNow<R>({ run, done }: RunAction<R>, row: R): Promise<void> {
  try {
    await run(row);
    notify('success', done(row));
  } catch (error) {
    notifyFailure(error);
  }
}

/** Whether a user has the required ability; without one, everyone may. */
export const mayUse = (
  holder: Member,
  { ability }: { readonly ability?: Ability | undefined },
): boolean => ability === undefined || can(holder, ability);
