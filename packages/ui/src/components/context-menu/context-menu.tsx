import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { written } from '../../styling/written.ts';
import { popover } from '../menu/menu.css.ts';
import type { MenuEntry, MenuGroup } from '../menu/menu-entry.ts';
import { MenuList } from '../menu/menu-list.tsx';
import * as styles from './context-menu.css.ts';

export interface ContextMenuProps {
  /** Accessible name of the list. */
  label: string;
  /** Entries in 43 px rows. All of them must be reachable in another way too. */
  entries: readonly (MenuEntry | MenuGroup)[];
  /** The element it belongs to. */
  children: ReactNode;
}

interface Place {
  x: number;
  y: number;
}

/** A keyboard has no pointer position: the menu opens at the focused element. */
function placeOf({ clientX, clientY, currentTarget, target }: MouseEvent): Place {
  const frame = currentTarget.getBoundingClientRect();
  if (clientX !== 0 || clientY !== 0) return { x: clientX - frame.left, y: clientY - frame.top };
  const from = target instanceof Element ? target.getBoundingClientRect() : frame;
  return { x: from.left - frame.left, y: from.bottom - frame.top };
}

/**
 * Actions on right-click, long press, the menu key or Shift+F10, at the point of the press. Escape closes the menu and
 * restores focus.
 */
export function ContextMenu({ label, entries, children }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Place>();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the event comes up from what has the focus
    <div
      className={styles.area}
      onContextMenu={(event) => {
        event.preventDefault();
        setPlace(placeOf(event));
      }}
    >
      {children}
      <span
        aria-hidden
        className={styles.anchor}
        ref={written({ left: place?.x ?? 0, top: place?.y ?? 0 }, anchor)}
      />
      <Popover
        triggerRef={anchor}
        isOpen={place !== undefined}
        onOpenChange={(isOpen) => !isOpen && setPlace(undefined)}
        placement="bottom start"
        offset={2}
        className={popover}
        aria-label={label}
      >
        <MenuList
          label={label}
          entries={entries}
          hasAutoFocus
          onClose={() => setPlace(undefined)}
        />
      </Popover>
    </div>
  );
}
