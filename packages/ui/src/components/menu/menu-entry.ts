import type { ReactNode } from 'react';

export interface MenuEntry {
  id: string;
  label: string;
  description?: string;
  /** Size 16. */
  icon?: ReactNode;
  onAction?: () => void;
  /** Goes there when chosen. */
  href?: string;
  isDisabled?: boolean;
  /** Marks the chosen one of alternatives. */
  isSelected?: boolean;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger';
}

export interface MenuGroup {
  id: string;
  label?: string;
  entries: readonly MenuEntry[];
}
