import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../styling/media.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

/** Set by the container; defaults to the text size. */
export const spinnerSize = createVar();

const side = fallbackVar(spinnerSize, '1em');
/** Thinner in a small button, where 2 px would fill the ring. */
const stroke = `clamp(1.5px, ${side} / 6, 2px)`;

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: side,
  blockSize: side,
  border: `${stroke} solid color-mix(in srgb, currentcolor 24%, transparent)`,
  borderBlockStartColor: 'currentcolor',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
  '@media': {
    [reducedMotion]: { animation: `${pulse} 2s linear infinite !important` },
    [forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'CanvasText' },
  },
});
