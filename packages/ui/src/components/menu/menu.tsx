import type { ReactElement } from 'react';
import { MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Trigger } from '../button/trigger.tsx';
import * as styles from './menu.css.ts';
import type { MenuEntry, MenuGroup } from './menu-entry.ts';
import { MenuList } from './menu-list.tsx';

export interface MenuProps {
  /** Accessible name of the list. */
  label: string;
  /** The trigger: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Entries, or groups of entries separated by lines. */
  entries: readonly (MenuEntry | MenuGroup)[];
  /** Placement; it flips when there is no room. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Compact 32 px rows, for long lists of short labels. @default false */
  isDense?: boolean | undefined;
  /** Whether it is open. */
  isOpen?: boolean | undefined;
  /** Called with the open state the user requests. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const GAP = 4;

/** Actions behind a button. Arrow keys, type-ahead, Escape and Tab work as in a native menu. */
export function Menu({
  label,
  trigger,
  entries,
  placement = 'bottom start',
  isDense,
  isOpen,
  onOpenChange,
}: MenuProps) {
  return (
    <MenuTrigger {...(isOpen !== undefined && { isOpen })} {...(onOpenChange && { onOpenChange })}>
      <Trigger>{trigger}</Trigger>
      <Popover className={styles.popover} placement={placement} offset={GAP}>
        <MenuList label={label} entries={entries} isDense={isDense} />
      </Popover>
    </MenuTrigger>
  );
}
