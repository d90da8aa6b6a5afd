import { type ReactElement, type ReactNode, useContext } from 'react';
import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Trigger } from '../button/trigger.tsx';
import * as styles from './popover.css.ts';
import { PopoverDialog } from './popover-dialog.tsx';

/** Popover placements. */
export type PopoverPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

export interface PopoverProps {
  /** Accessible name. */
  label: string;
  /** The trigger: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Content; a function receives a callback that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Flips when there is no room. @default 'bottom start' */
  placement?: PopoverPlacement | undefined;
  /** Whether it is open. */
  isOpen?: boolean | undefined;
  /** Called with the open state the user requests. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const GAP = 6;

interface ClosableProps {
  readonly children: (close: () => void) => ReactNode;
}

/** Passes its content a callback that closes the surrounding popover. */
function Closable({ children }: ClosableProps) {
  const state = useContext(OverlayTriggerStateContext);
  return children(() => state?.close());
}

/** A small panel beside its button. Escape and an outside press close it and restore focus. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <DialogTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Trigger>{trigger}</Trigger>
      <PopoverDialog
        label={label}
        className={styles.popover}
        panel={styles.panel}
        placement={placement}
        offset={GAP}
      >
        {typeof children === 'function' ? <Closable>{children}</Closable> : children}
      </PopoverDialog>
    </DialogTrigger>
  );
}
