import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius } = vars;

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 22,
  minBlockSize: 22,
  paddingInline: 5,
  border: `1px solid ${color.borderStrong}`,
  borderBlockEndWidth: 2,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.text,
  fontFamily: font.family.sans,
  fontSize: font.size.xs,
  lineHeight: 1,
});
