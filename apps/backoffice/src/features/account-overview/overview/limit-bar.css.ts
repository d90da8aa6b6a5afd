import { type, vars } from '@payfac/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, space } = vars;

const forced = '(forced-colors: active)';

export const figure = style({ display: 'grid', gap: space.xxs });

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  ...type.text,
});

export const value = style({ fontWeight: font.weight.semibold, whiteSpace: 'nowrap' });

export const bar = style({
  display: 'block',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const track = style({
  fill: color.active,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'GrayText' } },
});

const filled = { '@media': { [forced]: { fill: 'CanvasText' } } };

export const states = styleVariants({
  fine: { fill: color.primaryText, ...filled },
  near: { fill: color.warning.text, ...filled },
  over: { fill: color.danger.text, ...filled },
});

export const limit = style({
  fill: color.text,
  '@media': { [forced]: { fill: 'Highlight' } },
});

export const detail = style({
  ...type.label,
  fontWeight: font.weight.regular,
  color: color.textMuted,
});
