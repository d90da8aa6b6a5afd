import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

const forced = '(forced-colors: active)';

export const progress = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  whiteSpace: 'nowrap',
});

export const bar = style({
  flex: 'none',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const track = style({
  fill: color.active,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'GrayText' } },
});

export const paid = style({
  fill: color.primaryText,
  '@media': { [forced]: { fill: 'CanvasText' } },
});
