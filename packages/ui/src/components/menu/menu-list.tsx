import { Menu as AriaMenu, Header, MenuSection } from 'react-aria-components/Menu';
import { useNavigate } from '../../navigation/index.ts';
import * as styles from './menu.css.ts';
import type { MenuEntry, MenuGroup } from './menu-entry.ts';
import { MenuRow } from './menu-row.tsx';

export interface MenuListProps {
  /** What the list of entries is, for screen readers. */
  label: string;
  entries: readonly (MenuEntry | MenuGroup)[];
  /** Called once an entry was chosen. */
  onClose?: () => void;
  /** Takes the focus at once; for a list that no button opened. */
  hasAutoFocus?: boolean;
}

/** The entries of a menu, wherever it was opened from. */
export function MenuList({ label, entries, onClose, hasAutoFocus = false }: MenuListProps) {
  const navigate = useNavigate();
  const flat = entries.flatMap((each) => ('entries' in each ? each.entries : [each]));

  function act(key: string | number) {
    const entry = flat.find((each) => each.id === key);
    entry?.onAction?.();
    if (entry?.href !== undefined) navigate(entry.href);
  }

  return (
    <AriaMenu
      aria-label={label}
      className={styles.menu}
      onAction={act}
      {...(onClose && { onClose })}
      {...(hasAutoFocus && { autoFocus: 'first' as const })}
      disabledKeys={flat.filter((entry) => entry.isDisabled).map((entry) => entry.id)}
    >
      {entries.map((each) =>
        'entries' in each ? (
          <MenuSection
            key={each.id}
            id={each.id}
            className={styles.section}
            aria-label={each.label ?? label}
          >
            {each.label !== undefined && <Header className={styles.heading}>{each.label}</Header>}
            {each.entries.map((entry) => (
              <MenuRow key={entry.id} entry={entry} />
            ))}
          </MenuSection>
        ) : (
          <MenuRow key={each.id} entry={each} />
        ),
      )}
    </AriaMenu>
  );
}
