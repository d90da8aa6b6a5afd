import { keyframes, style } from '@vanilla-extract/css';
import { belowTablet } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { motion } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(-16px)', opacity: 0 } });

export const dialog = style({
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100vw - 48px)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  display: 'none',
  '@media': {
    [belowTablet]: {
      selectors: {
        '&[open]': {
          display: 'block',
          animation: `${slide} ${motion.duration.slow} ${motion.ease.standard}`,
        },
      },
    },
  },
  selectors: {
    '&::backdrop': {
      background: vars.color.backdrop,
      animation: `${fade} ${motion.duration.normal} ease-out`,
    },
  },
});

/**
 * Set on the document behind it by script: with `html:has()` a browser rechecks the whole page whenever an element is
 * added or removed.
 */
export const behind = style({ overflow: 'hidden' });
