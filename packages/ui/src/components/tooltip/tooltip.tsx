import type { ComponentProps, ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Trigger } from '../button/trigger.tsx';
import { tooltip } from './tooltip.css.ts';

/** Sides on which a tooltip appears. */
export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';

interface TooltipBase {
  /** Short text. Nothing that one needs in order to go on: touch screens show no tooltip. */
  text: string;
  /** Where it appears; it turns to where there is room. @default 'top' */
  placement?: TooltipPlacement;
}

/** Around a button of this package, or, with `isNative`, around a native element that takes focus. */
export type TooltipProps = TooltipBase &
  (
    | {
        /** Whether the child is a plain element instead of one of the package’s own. */
        isNative?: false;
        /** The one control it explains. */
        children: ReactElement;
      }
    | {
        /** Whether the child is a plain element instead of one of the package’s own. */
        isNative: true;
        /** The one control it explains. */
        children: ComponentProps<typeof Focusable>['children'];
      }
  );

const DELAY = 400;
const OFFSET = 6;

/** Says more about a control on hover and on keyboard focus; Escape takes it away. */
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
