import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  background: vars.color.active,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [reducedMotion]: { animation: 'none' },
    [forcedColors]: { boxSizing: 'border-box', border: '1px solid GrayText' },
  },
});

export const shapes = styleVariants({
  text: { blockSize: '0.7em', marginBlock: '0.3em', borderRadius: vars.radius.sm },
  block: { borderRadius: vars.radius.md },
  circle: { borderRadius: '50%' },
});

export const lines = style({ display: 'grid' });
