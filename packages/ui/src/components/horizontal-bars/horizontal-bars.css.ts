import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

export const list = style({
  display: 'grid',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: font.size.sm,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.xs} ${space.lg}`,
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const figure = style({
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'plaintext',
});

export const detail = style({
  marginInlineStart: space.sm,
  color: color.textMuted,
  fontWeight: font.weight.regular,
});

export const track = style({
  display: 'block',
  gridColumn: '1 / -1',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const ground = style({
  fill: color.active,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'GrayText' } },
});

export const bar = style({
  fill: 'currentColor',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
