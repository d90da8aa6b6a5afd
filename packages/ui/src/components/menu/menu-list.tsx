import { Menu as AriaMenu, Header, MenuSection } from 'react-aria-components/Menu';
import { useNavigate } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './menu.css.ts';
import type { MenuEntry, MenuGroup } from './menu-entry.ts';
import { MenuRow } from './menu-row.tsx';

export interface MenuListProps {
  /** Accessible name of the list. */
  label: string;
  entries: readonly (MenuEntry | MenuGroup)[];
  /** Compact 32 px rows, for long lists of short labels. @default false */
  isDense?: boolean | undefined;
  /** Called after an entry was chosen. */
  onClose?: (() => void) | undefined;
  /** Focuses the list on mount; for a list that no button opened. */
  hasAutoFocus?: boolean | undefined;
}

/** Mutually exclusive entries are radio items: their state is announced, not only drawn. */
function choiceOf(entries: readonly MenuEntry[]) {
  const isChoice = entries.length > 0 && entries.every((each) => each.isSelected !== undefined);
  if (!isChoice) return {};
  return {
    selectionMode: 'single' as const,
    selectedKeys: entries.filter((each) => each.isSelected === true).map(({ id }) => id),
  };
}

/** The entries of a menu, however it was opened. */
export function MenuList({
  label,
  entries,
  isDense = false,
  onClose,
  hasAutoFocus = false,
}: MenuListProps) {
  const navigate = useNavigate();
  const alternatives = choiceOf(entries.flatMap((each) => ('entries' in each ? [] : [each])));
  const flat = entries.flatMap((each) => ('entries' in each ? each.entries : [each]));

  function act(key: string | number) {
    const entry = flat.find((each) => each.id === key);
    entry?.onAction?.();
    if (entry?.href !== undefined) navigate(entry.href);
  }

  return (
    <AriaMenu
      aria-label={label}
      className={classNames(styles.menu, isDense && styles.dense)}
      onAction={act}
      {...alternatives}
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
            {...choiceOf(each.entries)}
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
