import type { ReactNode } from 'react';

/** A link to a page. */
export interface SidebarEntry {
  /** URL of the link. */
  href: string;
  /** Visible label. */
  label: string;
  /** Icon, size 16. The only visible part while the sidebar is minimized. */
  icon: ReactNode;
  /** A dot beside the label, read out as 'Unread'. */
  isUnread?: boolean | undefined;
  /** Number of items waiting for action; hidden for 0. Read out after the label: 'Disputes, 7 waiting'. */
  count?: number | undefined;
}

/** An action, such as logging out. */
export interface SidebarAction {
  /** Unique id; stable between renders. */
  id: string;
  /** Visible label. */
  label: string;
  /** Icon, size 16. */
  icon: ReactNode;
  /** Called on press, Enter or Space. */
  onPress: () => void;
}

/** Entries under a heading. */
export interface SidebarGroup {
  /** Unique id; stable between renders. */
  id: string;
  /** Visible label. */
  label: string;
  /** In display order. */
  entries: readonly (SidebarEntry | SidebarAction)[];
}

/** An entry, an action, or a group of them. */
export type SidebarItem = SidebarEntry | SidebarAction | SidebarGroup;

export interface SidebarSection {
  key: string;
  /** Id of a foldable group. */
  id?: string | undefined;
  label?: string | undefined;
  entries: readonly (SidebarEntry | SidebarAction)[];
}

/** Runs of single entries become sections without a heading, so that each section is one list. */
export function sectionsOf(items: readonly SidebarItem[]): SidebarSection[] {
  const sections: SidebarSection[] = [];
  let run: (SidebarEntry | SidebarAction)[] = [];
  const endRun = () => {
    if (run.length > 0) sections.push({ key: `run-${sections.length}`, entries: run });
    run = [];
  };
  for (const item of items) {
    if ('entries' in item) {
      endRun();
      if (item.entries.length > 0) {
        sections.push({ key: item.id, id: item.id, label: item.label, entries: item.entries });
      }
    } else run.push(item);
  }
  endRun();
  return sections;
}
