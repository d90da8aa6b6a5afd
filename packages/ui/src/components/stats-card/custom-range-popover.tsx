import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useMessages } from '../../messages/context.tsx';
import { popover } from '../menu/menu.css.ts';
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
    <Popover
      isOpen
      className={popover}
      triggerRef={anchor}
      placement="bottom end"
      offset={GAP}
      onOpenChange={onClose}
    >
      <Dialog aria-label={messages.ranges.custom} className={styles.dialog}>
        {children}
      </Dialog>
    </Popover>
  );
}
