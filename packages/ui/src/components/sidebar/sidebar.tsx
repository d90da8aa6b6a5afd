import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { CloseIcon, ExpandIcon, MinimizeIcon, SearchIcon } from '../icons/index.ts';
import { ShortcutKeys } from '../shortcut-help/shortcut-keys.tsx';
import { Brand, type SidebarBrand } from './brand.tsx';
import { showCurrent } from './show-current.ts';
import * as styles from './sidebar.css.ts';
import { SidebarButton } from './sidebar-button.tsx';
import { type SidebarItem, sectionsOf } from './sidebar-items.ts';
import { SidebarList } from './sidebar-list.tsx';

/** The search field at the top of a sidebar: a button that opens the search. */
export interface SidebarSearch {
  /** Visible label: 'Search'. */
  label: string;
  /** In `useShortcuts` notation: 'mod+k'. */
  shortcut?: string | undefined;
  /** Called on press, Enter or Space. */
  onPress: () => void;
}

export interface SidebarProps {
  /** Logo and title at the top. */
  brand: SidebarBrand;
  /** Entries and groups with a heading, in display order. An empty group is left out. */
  entries: readonly SidebarItem[];
  /** Items at the bottom: inbox, settings, log out. */
  footer?: readonly SidebarItem[] | undefined;
  /** Opens the search, by a press or its shortcut. */
  search?: SidebarSearch | undefined;
  /** Ids of the folded groups. */
  foldedGroups?: readonly string[] | undefined;
  /** Without it no group can be folded. */
  onFoldedGroupsChange?: ((ids: readonly string[]) => void) | undefined;
  /** `href` of the entry the current page belongs to. */
  activeHref?: string | undefined;
  /** Product version, shown at the bottom. */
  version?: string | undefined;
  /** Shows only icons, with labels as tooltips. @default false */
  isMini?: boolean | undefined;
  /** Without it there is no minimize button. */
  onMiniChange?: ((isMini: boolean) => void) | undefined;
  /** Called after an entry was used; `AppLayout` uses it to close its drawer. */
  onUse?: (() => void) | undefined;
  /** Shows a button that closes the surrounding drawer. */
  onClose?: (() => void) | undefined;
}

/** The product's main navigation. The caller decides which entry is current. */
export function Sidebar({
  brand,
  entries,
  footer = [],
  search,
  foldedGroups = [],
  onFoldedGroupsChange,
  activeHref,
  version,
  isMini = false,
  onMiniChange,
  onUse,
  onClose,
}: SidebarProps) {
  const messages = useMessages();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (activeHref !== undefined && nav.current) showCurrent(nav.current);
  }, [activeHref]);
  const rows = { activeHref, isMini, ...(onUse && { onUse }) };
  const sections = (items: readonly SidebarItem[], folds = false) =>
    sectionsOf(items).map((section) => {
      const { id } = section;
      const others = foldedGroups.filter((folded) => folded !== id);
      return (
        <SidebarList
          key={section.key}
          section={section}
          isFolded={id !== undefined && foldedGroups.includes(id)}
          onFold={
            folds && id !== undefined && onFoldedGroupsChange
              ? (isFolded) => onFoldedGroupsChange(isFolded ? [...others, id] : others)
              : undefined
          }
          {...rows}
        />
      );
    });

  return (
    <nav
      ref={nav}
      aria-label={messages.mainNavigation}
      className={classNames(styles.sidebar, isMini && styles.mini)}
    >
      <div className={styles.top}>
        <Brand {...brand} isMini={isMini || search !== undefined} onUse={onUse} />
        {search !== undefined && !isMini && (
          <button type="button" className={styles.search} onClick={search.onPress}>
            <SearchIcon aria-hidden size={14} />
            <span className={styles.searchLabel}>{search.label}</span>
            {search.shortcut !== undefined && <ShortcutKeys shortcut={search.shortcut} />}
          </button>
        )}
        {onClose && (
          <SidebarButton label={messages.close} icon={<CloseIcon size={18} />} onPress={onClose} />
        )}
      </div>
      {search !== undefined && isMini && (
        <div className={styles.miniSearch}>
          <SidebarButton
            label={search.label}
            icon={<SearchIcon size={18} />}
            onPress={search.onPress}
          />
        </div>
      )}
      <div data-scroll="" className={styles.scroll}>
        {sections(entries, true)}
      </div>
      {footer.length > 0 && <div className={styles.footer}>{sections(footer, true)}</div>}
      {(onMiniChange !== undefined || version !== undefined) && (
        <div className={classNames(styles.bottom, isMini && styles.miniBottom)}>
          {version !== undefined && (
            <span className={styles.version} title={messages.version(version)}>
              {isMini ? version : messages.version(version)}
            </span>
          )}
          {onMiniChange && (
            <SidebarButton
              label={isMini ? messages.expandSidebar : messages.minimizeSidebar}
              icon={isMini ? <ExpandIcon size={18} /> : <MinimizeIcon size={18} />}
              onPress={() => onMiniChange(!isMini)}
            />
          )}
        </div>
      )}
    </nav>
  );
}
