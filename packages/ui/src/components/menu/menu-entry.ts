import type { ReactNode } from 'react';

/** One thing to do or to open. */
export interface MenuEntry {
  /** Tells it from the others; stable between renderings. */
  id: string;
  /** What people read. */
  label: string;
  /** A sentence that says more. */
  description?: string | undefined;
  /** Size 16. */
  icon?: ReactNode;
  /** Called when it is chosen. */
  onAction?: (() => void) | undefined;
  /** Goes there when chosen. */
  href?: string | undefined;
  /** Takes no input and is left out of the tab order. */
  isDisabled?: boolean | undefined;
  /** Marks the chosen one of alternatives. */
  isSelected?: boolean | undefined;
  /** Danger for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
}

/** Entries under a heading. */
export interface MenuGroup {
  /** Tells it from the others; stable between renderings. */
  id: string;
  /** Heading of the group. */
  label?: string | undefined;
  /** In the order shown. */
  entries: readonly MenuEntry[];
}
