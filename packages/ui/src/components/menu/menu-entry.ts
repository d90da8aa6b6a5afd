import type { ReactNode } from 'react';

/** A menu entry: an action or a link. */
export interface MenuEntry {
  /** Unique id; stable between renders. */
  id: string;
  /** Visible label. */
  label: string;
  /** Supporting sentence. */
  description?: string | undefined;
  /** Icon, size 16. */
  icon?: ReactNode;
  /** Called when chosen. */
  onAction?: (() => void) | undefined;
  /** URL to open when chosen. */
  href?: string | undefined;
  /** Disabled: takes no input and leaves the tab order. */
  isDisabled?: boolean | undefined;
  /** Marks the selected one of alternatives. */
  isSelected?: boolean | undefined;
  /** Danger for actions that can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
}

/** Entries under a heading. */
export interface MenuGroup {
  /** Unique id; stable between renders. */
  id: string;
  /** Group heading. */
  label?: string | undefined;
  /** In display order. */
  entries: readonly MenuEntry[];
}
