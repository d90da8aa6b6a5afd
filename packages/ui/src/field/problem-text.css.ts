import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const problem = style({
  display: 'flex',
  gap: vars.space.xs,
  minInlineSize: 0,
  color: vars.color.danger.text,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});
