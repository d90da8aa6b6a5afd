import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, space } = vars;

export const strength = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  marginBlockStart: space.xs,
  fontSize: font.size.sm,
  color: color.textMuted,
});

export const bars = style({ display: 'flex', flex: 1, gap: space.xs, maxInlineSize: 200 });

const bar = style({
  flex: 1,
  blockSize: 4,
  borderRadius: radius.full,
  background: color.border,
  forcedColorAdjust: 'none',
});

export const emptyBar = bar;

export const filledBar = styleVariants({
  weak: [bar, { background: color.danger.solid }],
  fair: [bar, { background: color.warning.solid }],
  strong: [bar, { background: color.success.solid }],
});
