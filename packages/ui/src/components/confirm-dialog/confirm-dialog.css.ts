import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const stack = style({
  display: 'grid',
  gap: vars.space.md,
  color: vars.color.textMuted,
});
