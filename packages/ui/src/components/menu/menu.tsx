import type { ReactElement } from 'react';
import { MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Trigger } from '../button/trigger.tsx';
import * as styles from './menu.css.ts';
import type { MenuEntry, MenuGroup } from './menu-entry.ts';
import { MenuList } from './menu-list.tsx';

export interface MenuProps {
  /** What the list of entries is, for screen readers. */
  label: string;
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Entries, or groups of entries with a line between. */
  entries: readonly (MenuEntry | MenuGroup)[];
  /** Where it opens; it turns to where there is room. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Rows of 32 px, for a long choice of short words. @default false */
  isDense?: boolean | undefined;
  /** Whether it is shown. */
  isOpen?: boolean | undefined;
  /** Called with the state the person asks for. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const GAP = 4;

/** Actions behind a button. Arrow keys, typing a letter, Escape and Tab work as in a native menu. */
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
