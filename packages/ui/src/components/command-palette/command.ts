import type { ReactNode } from 'react';

/** A page or an action of the palette. */
export interface Command {
  /** Tells it from the others; stable between renderings. */
  id: string;
  /** A page by its name, an action by its verb: 'New invoice'. */
  label: string;
  /** Heading it stands under: 'Pages'. */
  group: string;
  /** A sentence that says more. */
  description?: string | undefined;
  /** Other words that people look for it by. */
  keywords?: readonly string[] | undefined;
  /** Size 16. */
  icon?: ReactNode;
  /** Shown at the end, such as 'mod+k'; listen for it with `useShortcuts`. */
  shortcut?: string | undefined;
  /** Goes there when chosen. */
  href?: string | undefined;
  /** Called when it is chosen. */
  onAction?: (() => void) | undefined;
}
