import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { forcedColors, reducedMotion } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, motion } = vars;

export const plot = style({ position: 'relative', marginInline: 'auto', aspectRatio: '1' });

export const svg = style({ display: 'block', inlineSize: '100%', overflow: 'visible' });

/** In forced colors slices are outlines, told apart by the dashes of their part. */
export const slice = style({
  fill: 'currentColor',
  transition: `opacity ${motion.duration.fast} ${motion.ease.standard}`,
  '@media': {
    [forcedColors]: { fill: 'Canvas', stroke: 'currentColor', strokeWidth: 2 },
    [reducedMotion]: { transition: 'none' },
  },
});

export const faded = style({ opacity: 0.35 });

/** Takes keys and nothing else: the pointer goes to the slices below it. */
export const reader = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.full,
  pointerEvents: 'none',
  selectors: { '&:focus-visible': focusRing },
});

export const middle = style({
  position: 'absolute',
  inset: '22%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xxs,
  textAlign: 'center',
  pointerEvents: 'none',
});

export const name = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: font.size.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const value = style({
  fontSize: font.size.lg,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.weight.semibold,
});
