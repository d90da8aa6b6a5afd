import type { ReactNode } from 'react';

export interface MenuEntry {
  id: string;
  label: string;
  description?: string | undefined;
  /** Size 16. */
  icon?: ReactNode;
  onAction?: (() => void) | undefined;
  /** Goes there when chosen. */
  href?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Marks the chosen one of alternatives. */
  isSelected?: boolean | undefined;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
}

export interface MenuGroup {
  id: string;
  label?: string | undefined;
  entries: readonly MenuEntry[];
}
