import type { ReactNode } from 'react';

export interface Command {
  id: string;
  /** A page by its name, an action by its verb: 'New invoice'. */
  label: string;
  /** Heading it stands under: 'Pages'. */
  group: string;
  description?: string | undefined;
  /** Other words that people look for it by. */
  keywords?: readonly string[] | undefined;
  /** Size 16. */
  icon?: ReactNode;
  /** Shown at the end, such as 'mod+k'; listen for it with `useShortcuts`. */
  shortcut?: string | undefined;
  /** Goes there when chosen. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
}
