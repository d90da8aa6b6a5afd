import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { day } from '../date-input/calendar-popover.css.ts';

const { color } = vars;

/** Days between the first and the last one are marked, but less. */
export const rangeDay = style([
  day,
  {
    selectors: {
      '&[data-selected]:not([data-selection-start], [data-selection-end])': {
        background: color.primaryGround,
        color: color.primaryText,
      },
    },
  },
]);
