import type { ReactNode, RefObject } from 'react';
import { popover } from '../menu/menu.css.ts';
import { PopoverDialog } from '../popover/popover-dialog.tsx';
import * as styles from './range-menu.css.ts';

export interface AnchoredPanelProps {
  /** Accessible name. */
  label: string;
  /** The card's range button and its surroundings. */
  anchor: RefObject<HTMLElement | null>;
  /** Called on Escape or a press elsewhere. */
  onClose: () => void;
  children: ReactNode;
}

const GAP = 4;

/** Floats over the cards below, so that opening it moves nothing on the page. */
export function AnchoredPanel({ label, anchor, onClose, children }: AnchoredPanelProps) {
  return (
    <PopoverDialog
      isOpen
      label={label}
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
