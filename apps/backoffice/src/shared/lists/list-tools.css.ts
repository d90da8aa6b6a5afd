import { style } from '@vanilla-extract/css';
import { onPhone } from '../screen/media.ts';

/** On a phone, only the icon is visible; the words remain the button's accessible name. */
export const words = style({
  '@media': {
    [onPhone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
