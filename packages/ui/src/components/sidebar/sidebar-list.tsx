import { useId } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import * as styles from './sidebar.css.ts';
import type { SidebarSection } from './sidebar-items.ts';
import { SidebarRow } from './sidebar-row.tsx';

export interface SidebarListProps {
  section: SidebarSection;
  activeHref?: string | undefined;
  isMini: boolean;
  onUse?: (() => void) | undefined;
}

/** A run of entries, under its heading if it has one; minimized, the heading is only read out. */
export function SidebarList({ section, activeHref, isMini, onUse }: SidebarListProps) {
  const headingId = useId();
  const { label, entries } = section;
  return (
    <div className={classNames(styles.section, isMini && styles.miniSection)}>
      {label !== undefined && (
        <div id={headingId} className={isMini ? visuallyHidden : styles.heading}>
          {label}
        </div>
      )}
      <ul className={styles.list} {...(label !== undefined && { 'aria-labelledby': headingId })}>
        {entries.map((item) => (
          <li key={'href' in item ? item.href : item.id}>
            <SidebarRow
              item={item}
              isMini={isMini}
              isActive={'href' in item && item.href === activeHref}
              onUse={onUse}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
