import type { ReactNode } from 'react';

/** Something that can be done with an open record. */
export interface Act {
  readonly label: string;
  readonly tone?: 'neutral' | 'danger';
  readonly icon?: ReactNode;
  readonly isBusy?: boolean;
  /** It runs, or it leads somewhere. */
  readonly onAction?: () => void;
  readonly href?: string;
}

/** What can be done with an open record. */
export interface Acts {
  /** What its state waits for. */
  readonly next?: Act | undefined;
  /** A menu of its own, beside it: the receipt. */
  readonly beside?: ReactNode;
  /** Rarer, or not to be undone. */
  readonly more: readonly Act[];
  /** Who may do what the state waits for, where this person may not. */
  readonly waitsFor?: string | undefined;
  /** What was begun: a dialog or a run. */
  readonly opened?: ReactNode;
}
