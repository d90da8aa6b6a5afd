import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const stack = style({
  display: 'grid',
  gap: vars.space.md,
  color: vars.color.textMuted,
});

export const error = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: `1px solid ${vars.color.danger.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.danger.ground,
  color: vars.color.danger.text,
});
