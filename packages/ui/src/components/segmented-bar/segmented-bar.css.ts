import { style } from '@vanilla-extract/css';
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

/** Parts are held apart by the page’s own color. In forced colors an outline: the words below say which is which, in the same order. */
export const segment = style({
  fill: 'currentColor',
  stroke: color.surface,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.xl}`,
  margin: 0,
  marginBlockStart: space.sm,
  padding: 0,
  listStyle: 'none',
  fontSize: font.size.sm,
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
