import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Trigger } from '../button/trigger.tsx';
import * as styles from './popover.css.ts';

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
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const GAP = 6;

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
      <AriaPopover className={styles.popover} placement={placement} offset={GAP}>
        <Dialog aria-label={label} className={styles.dialog}>
          {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
