import type { ReactNode } from 'react';

/** An action on an open record. */
export interface Act {
  readonly label: string;
  readonly tone?: 'neutral' | 'danger';
  readonly icon?: ReactNode;
  readonly isBusy?: boolean;
  /** Runs something; otherwise it is a link. */
  readonly onAction?: () => void;
  readonly href?: string;
}

/** The actions on an open record. */
export interface Acts {
  /** The action that its state waits for. */
  readonly next?: Act | undefined;
  /** A separate menu next to it, such as the receipt's. */
  readonly beside?: ReactNode;
  /** Rarer or irreversible actions. */
  readonly more: readonly Act[];
  /** Who may do what its state waits for, if this user may not. */
  readonly waitsFor?: string | undefined;
  /** The dialog or run that was started. */
  readonly opened?: ReactNode;
}
