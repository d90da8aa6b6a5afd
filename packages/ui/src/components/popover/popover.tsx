import { type ReactElement, type ReactNode, useContext } from 'react';
import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Trigger } from '../button/trigger.tsx';
import * as styles from './popover.css.ts';
import { PopoverDialog } from './popover-dialog.tsx';

/** Sides on which a popover opens. */
export type PopoverPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

export interface PopoverProps {
  /** What it holds, for screen readers. */
  label: string;
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** A function is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Turns over where there is no room. @default 'bottom start' */
  placement?: PopoverPlacement | undefined;
  /** Whether it is shown. */
  isOpen?: boolean | undefined;
  /** Called with the state the person asks for. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const GAP = 6;

interface ClosableProps {
  readonly children: (close: () => void) => ReactNode;
}

/** Gives what it holds the means to close the popover around it. */
function Closable({ children }: ClosableProps) {
  const state = useContext(OverlayTriggerStateContext);
  return children(() => state?.close());
}

/** A small panel beside its button. Escape and a press outside close it, and the focus returns. */
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
