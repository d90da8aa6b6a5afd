import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const line = vars.color.primaryText;

/** A draggable header; left and right are physical. */
export const draggable = style({
  userSelect: 'none',
  selectors: {
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop=left]': { boxShadow: `inset 2px 0 ${line}` },
    '&[data-drop=right]': { boxShadow: `inset -2px 0 ${line}` },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-drop=left]': { borderLeft: '3px solid Highlight' },
        '&[data-drop=right]': { borderRight: '3px solid Highlight' },
      },
    },
  },
});
