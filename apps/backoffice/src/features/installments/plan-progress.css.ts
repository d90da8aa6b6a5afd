import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

const forced = '(forced-colors: active)';

export const progress = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.sm,
  whiteSpace: 'nowrap',
});

/** As wide as "10 / 60", so that the bars begin below each other. */
export const share = style({ minInlineSize: '6ch', textAlign: 'end' });

export const bar = style({
  flex: 'none',
  alignSelf: 'center',
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
