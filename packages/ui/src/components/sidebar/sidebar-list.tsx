import { useId } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import * as styles from './sidebar.css.ts';
import type { SidebarAction, SidebarEntry, SidebarSection } from './sidebar-items.ts';
import { SidebarRow } from './sidebar-row.tsx';

export interface SidebarListProps {
  section: SidebarSection;
  activeHref?: string | undefined;
  isMini: boolean;
  isFolded: boolean;
  /** Without it the section can't be folded. */
  onFold?: ((isFolded: boolean) => void) | undefined;
  onUse?: (() => void) | undefined;
}

type Item = SidebarEntry | SidebarAction;

const isAt = (item: Item, href: string | undefined) => 'href' in item && item.href === href;

/**
 * A run of entries, under its heading if it has one. Minimized, the heading is only read out and nothing is folded. A
 * folded group keeps the current page's entry.
 */
export function SidebarList({
  section,
  activeHref,
  isMini,
  isFolded,
  onFold,
  onUse,
}: SidebarListProps) {
  const headingId = useId();
  const { label, entries } = section;
  const folds = onFold !== undefined && !isMini && label !== undefined;
  const hides = folds && isFolded;
  const shown = hides ? entries.filter((item) => isAt(item, activeHref)) : entries;
  return (
    <div className={classNames(styles.section, isMini && styles.miniSection)}>
      {label !== undefined &&
        (folds ? (
          <button
            type="button"
            id={headingId}
            aria-expanded={!isFolded}
            className={classNames(styles.heading, styles.folding)}
            onClick={() => onFold(!isFolded)}
          >
            {label}
            <ChevronDownIcon
              aria-hidden
              size={14}
              className={classNames(styles.chevron, isFolded && styles.turned)}
            />
          </button>
        ) : (
          <div id={headingId} className={isMini ? visuallyHidden : styles.heading}>
            {label}
          </div>
        ))}
      {shown.length > 0 && (
        <ul className={styles.list} {...(label !== undefined && { 'aria-labelledby': headingId })}>
          {shown.map((item) => (
            <li key={'href' in item ? item.href : item.id}>
              <SidebarRow
                item={item}
                isMini={isMini}
                isActive={isAt(item, activeHref)}
                onUse={onUse}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
