import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Wider than it looks, for touch; its line appears on hover. */
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 12,
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 8,
      insetInlineEnd: 0,
      inlineSize: 1,
      background: 'transparent',
    },
    'thead:hover &::after': { background: vars.color.border },
    '&:hover::after, &:active::after': {
      insetBlock: 0,
      inlineSize: 2,
      background: vars.color.primary,
    },
    '&:focus-visible::after': {
      insetBlock: 0,
      inlineSize: 3,
      background: vars.color.focus,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::after': { background: 'CanvasText', forcedColorAdjust: 'none' },
        '&:focus-visible::after': { background: 'Highlight' },
      },
    },
  },
});
