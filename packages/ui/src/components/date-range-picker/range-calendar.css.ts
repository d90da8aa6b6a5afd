import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { day } from '../date-input/calendar-popover.css.ts';

const { color } = vars;

const between = '&[data-selected]:not([data-selection-start], [data-selection-end])';

/** Days between the first and the last one are marked, but less. */
export const rangeDay = style([
  day,
  {
    selectors: {
      [between]: {
        background: color.primaryGround,
        color: color.primaryText,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          [between]: {
            background: 'Canvas',
            color: 'CanvasText',
            boxShadow: 'inset 0 0 0 2px Highlight',
          },
        },
      },
    },
  },
]);
