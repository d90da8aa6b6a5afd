import { style } from '@vanilla-extract/css';
import { entry } from '../../chart/legend.css.ts';
import { focusRing } from '../../styling/focus.css.ts';
import { forcedColors, reducedMotion } from '../../styling/media.ts';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, motion } = vars;

/** The ring at the start, its figures beside it; below it on a phone. */
export const beside = style({
  display: 'grid',
  alignItems: 'center',
  gap: space.lg,
  minBlockSize: 'inherit',
  '@container': {
    '(min-width: 400px)': {
      gridTemplateColumns: 'minmax(0, 180px) minmax(0, 1fr)',
      columnGap: space.xl,
    },
  },
});

export const ghost = style([beside, { blockSize: '100%' }]);

export const ghostRing = style({
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginInline: 'auto',
  aspectRatio: '1',
  border: `22px solid ${color.active}`,
  borderRadius: '50%',
  '@media': { [forcedColors]: { borderColor: 'GrayText' } },
});

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: space.lg,
  maxInlineSize: 440,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: font.size.sm,
});
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minBlockSize: 28,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const part = style([
  entry,
  {
    justifySelf: 'start',
    minInlineSize: 0,
    marginInlineStart: -6,
    color: color.text,
    fontSize: 'inherit',
    textAlign: 'start',
  },
]);
const figure = { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } as const;
export const amount = style({ ...figure, fontWeight: font.weight.medium });
export const share = style({ ...figure, color: color.textMuted });

export const plot = style({
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
});

export const svg = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});

/** In forced colors, slices are outlines, distinguished by the dashes of their part. */
export const slice = style({
  fill: 'currentColor',
  transition: `opacity ${motion.duration.fast} ${motion.ease.standard}`,
  '@media': {
    [forcedColors]: { fill: 'Canvas', stroke: 'currentColor', strokeWidth: 2 },
    [reducedMotion]: { transition: 'none' },
  },
});

export const faded = style({ opacity: 0.35 });

/** Handles only keys: the pointer reaches the slices below it. */
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
  ...type.section,
});
