import type { ComponentProps, ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Trigger } from '../button/trigger.tsx';
import { tooltip } from './tooltip.css.ts';

/** Tooltip placements. */
export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';

interface TooltipBase {
  /** Short, non-essential text: touch screens show no tooltip. */
  text: string;
  /** Placement; it flips when there is no room. @default 'top' */
  placement?: TooltipPlacement;
}

/** For a button of this package, or, with `isNative`, for a focusable native element. */
export type TooltipProps = TooltipBase &
  (
    | {
        /** False: the child is one of the package's components. */
        isNative?: false;
        /** The control it describes. */
        children: ReactElement;
      }
    | {
        /** True: the child is a native element. */
        isNative: true;
        /** The control it describes. */
        children: ComponentProps<typeof Focusable>['children'];
      }
  );

const DELAY = 400;
const OFFSET = 6;

/** Describes a control on hover and keyboard focus; Escape closes it. */
export function Tooltip({ text, placement = 'top', ...trigger }: TooltipProps) {
  return (
    <TooltipTrigger delay={DELAY}>
      {trigger.isNative ? (
        <Focusable>{trigger.children}</Focusable>
      ) : (
        <Trigger>{trigger.children}</Trigger>
      )}
      <AriaTooltip className={tooltip} placement={placement} offset={OFFSET}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
