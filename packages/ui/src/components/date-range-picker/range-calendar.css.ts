import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { day } from '../date-input/calendar-popover.css.ts';

const { color, radius } = vars;

const between = '&[data-selected]:not([data-selection-start], [data-selection-end])';

/** One band from the first day to the last, rounded at its ends and at week boundaries. */
export const rangeDay = style([
  day,
  {
    selectors: {
      '&[data-selected]': { borderRadius: 0 },
      [between]: { background: color.primaryGround, color: color.primaryText },
      '&[data-selection-start], td:first-child > &[data-selected]': {
        borderStartStartRadius: radius.md,
        borderEndStartRadius: radius.md,
      },
      '&[data-selection-end], td:last-child > &[data-selected]': {
        borderStartEndRadius: radius.md,
        borderEndEndRadius: radius.md,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          [between]: {
            background: 'Canvas',
            color: 'CanvasText',
            boxShadow: 'inset 0 2px Highlight, inset 0 -2px Highlight',
          },
        },
      },
    },
  },
]);
