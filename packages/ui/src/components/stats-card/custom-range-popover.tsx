import type { ReactNode, RefObject } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { popover } from '../menu/menu.css.ts';
import { PopoverDialog } from '../popover/popover-dialog.tsx';
import * as styles from './range-menu.css.ts';

export interface CustomRangePopoverProps {
  /** The card's range button and its surroundings. */
  anchor: RefObject<HTMLElement | null>;
  /** Escape, or a press elsewhere. */
  onClose: () => void;
  children: ReactNode;
}

const GAP = 4;

/** Floats over the cards below, so that asking for two dates moves nothing on the page. */
export function CustomRangePopover({ anchor, onClose, children }: CustomRangePopoverProps) {
  const messages = useMessages();
  return (
    <PopoverDialog
      isOpen
      label={messages.ranges.custom}
      className={popover}
      panel={styles.panel}
      triggerRef={anchor}
      placement="bottom end"
      offset={GAP}
      onOpenChange={onClose}
    >
      {children}
    </PopoverDialog>
  );
}
