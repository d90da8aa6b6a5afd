import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const subject = style({ display: 'grid', gap: space.xxs, whiteSpace: 'normal' });

export const unread = style({ fontWeight: font.weight.semibold });

export const message = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
  overflowWrap: 'anywhere',
});
