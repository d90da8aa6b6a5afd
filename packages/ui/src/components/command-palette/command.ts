import type { ReactNode } from 'react';

/** A page or an action in the palette. */
export interface Command {
  /** Unique id; stable between renders. */
  id: string;
  /** A page's name, or an action starting with a verb: 'New invoice'. */
  label: string;
  /** Group heading: 'Pages'. */
  group: string;
  /** Supporting sentence. */
  description?: string | undefined;
  /** Additional search terms. */
  keywords?: readonly string[] | undefined;
  /** Icon, size 16. */
  icon?: ReactNode;
  /** Shown at the end, such as 'mod+k'; handle it with `useShortcuts`. */
  shortcut?: string | undefined;
  /** URL to open when chosen. */
  href?: string | undefined;
  /** Called when chosen. */
  onAction?: (() => void) | undefined;
}
