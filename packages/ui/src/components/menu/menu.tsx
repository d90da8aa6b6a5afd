import type { ReactElement } from 'react';
import {
  Menu as AriaMenu,
  Header,
  MenuSection,
  MenuTrigger,
  Popover,
} from 'react-aria-components/Menu';
import { useNavigate } from '../../navigation/index.ts';
import * as styles from './menu.css.ts';
import type { MenuEntry, MenuGroup } from './menu-entry.ts';
import { MenuRow } from './menu-row.tsx';

export interface MenuProps {
  /** What the list of entries is, for screen readers. */
  label: string;
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Entries, or groups of entries with a line between. */
  entries: readonly (MenuEntry | MenuGroup)[];
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

const GAP = 4;

/** Actions behind a button. Arrow keys, typing a letter, Escape and Tab work as in a native menu. */
export function Menu({ label, trigger, entries, placement = 'bottom start', ...state }: MenuProps) {
  const navigate = useNavigate();
  const flat = entries.flatMap((each) => ('entries' in each ? each.entries : [each]));

  function act(key: string | number) {
    const entry = flat.find((each) => each.id === key);
    entry?.onAction?.();
    if (entry?.href !== undefined) navigate(entry.href);
  }

  return (
    <MenuTrigger {...state}>
      {trigger}
      <Popover className={styles.popover} placement={placement} offset={GAP}>
        <AriaMenu
          aria-label={label}
          className={styles.menu}
          onAction={act}
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
                {each.label !== undefined && (
                  <Header className={styles.heading}>{each.label}</Header>
                )}
                {each.entries.map((entry) => (
                  <MenuRow key={entry.id} entry={entry} />
                ))}
              </MenuSection>
            ) : (
              <MenuRow key={each.id} entry={each} />
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
