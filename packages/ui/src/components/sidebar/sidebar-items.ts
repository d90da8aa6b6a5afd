import type { ReactNode } from 'react';

/** Leads to a page. */
export interface SidebarEntry {
  /** Where it leads. */
  href: string;
  /** What people read. */
  label: string;
  /** Size 16. All that is seen of the entry while the sidebar is minimized. */
  icon: ReactNode;
  /** A dot beside the label, read out as 'Unread'. */
  isUnread?: boolean | undefined;
  /** How many wait there for somebody; none is shown for 0. Read out after the label: 'Disputes, 7 waiting'. */
  count?: number | undefined;
}

/** Does something, such as logging out. */
export interface SidebarAction {
  /** Tells it from the others; stable between renderings. */
  id: string;
  /** What people read. */
  label: string;
  /** Size 16. */
  icon: ReactNode;
  /** Called by a press, Enter or Space. */
  onPress: () => void;
}

/** Entries under a heading. */
export interface SidebarGroup {
  /** Tells it from the others; stable between renderings. */
  id: string;
  /** What people read. */
  label: string;
  /** In the order shown. */
  entries: readonly (SidebarEntry | SidebarAction)[];
}

/** An entry, an action, or a group of them. */
export type SidebarItem = SidebarEntry | SidebarAction | SidebarGroup;

export interface SidebarSection {
  key: string;
  /** Of a group, which folds by it. */
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
