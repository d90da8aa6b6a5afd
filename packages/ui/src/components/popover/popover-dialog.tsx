import type { ReactNode } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { commandKeysInside } from '../../keys/command-keys.ts';

interface PopoverDialogProps
  extends Omit<PopoverProps, 'aria-label' | 'aria-labelledby' | 'children' | 'isNonModal'> {
  /** What it holds, for screen readers. */
  readonly label: string;
  /** The class of what it holds. */
  readonly panel: string;
  readonly children: ReactNode;
}

/**
 * A popover that is the dialog itself: a dialog within it would leave React Aria's hidden 'Dismiss'
 * buttons outside of any landmark, where a screen reader's list of regions does not lead. A name given
 * by the trigger around it is taken away, so that the label names it.
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
