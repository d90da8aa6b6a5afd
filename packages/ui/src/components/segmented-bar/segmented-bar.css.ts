import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

export const bar = style({
  display: 'block',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const ground = style({
  fill: color.active,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'GrayText' } },
});

/**
 * Segments are separated by the page's color; in forced colors by an outline. The labels below follow the same order.
 */
export const segment = style({
  fill: 'currentColor',
  stroke: color.surface,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

export const lists = styleVariants({
  small: {
    ...list,
    gap: `0 ${space.md}`,
    marginBlockStart: space.xxs,
    fontSize: font.size.xs,
    lineHeight: '16px',
  },
  medium: {
    ...list,
    gap: `${space.xs} ${space.xl}`,
    marginBlockStart: space.sm,
    fontSize: font.size.sm,
  },
});

export const entry = style({ display: 'flex', alignItems: 'baseline', gap: space.sm });

export const dot = style({
  flex: 'none',
  alignSelf: 'center',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { [forcedColors]: { display: 'none' } },
});

export const figure = style({ fontWeight: font.weight.medium });
