import type { ReactNode } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { commandKeysInside } from '../../keys/command-keys.ts';

interface PopoverDialogProps
  extends Omit<PopoverProps, 'aria-label' | 'aria-labelledby' | 'children' | 'isNonModal'> {
  /** Accessible name. */
  readonly label: string;
  /** Class of the content. */
  readonly panel: string;
  readonly children: ReactNode;
}

/**
 * A popover that is itself the dialog: a nested dialog would leave React Aria's hidden 'Dismiss' buttons outside any
 * landmark, where a screen reader's list of regions doesn't reach. A name from the surrounding trigger is removed, so
 * that the label names it.
 */
export const PopoverDialog = ({ label, panel, children, ...popover }: PopoverDialogProps) => (
  <Popover
    {...popover}
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/aria-proptypes -- empty, it takes the trigger's name away
    aria-labelledby=""
  >
    {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the fields in it */}
    <div className={panel} onKeyDownCapture={commandKeysInside()}>
      {children}
    </div>
  </Popover>
);
