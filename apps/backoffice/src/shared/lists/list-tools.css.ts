import { style } from '@vanilla-extract/css';
import { onPhone } from '../screen/media.ts';

/** On a phone the icon stands for them, and they are still the button's name. */
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
