import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const section = style({ display: 'grid', gap: space.md });

export const heading = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
});
