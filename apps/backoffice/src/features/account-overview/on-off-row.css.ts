import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space.md,
  fontSize: font.size.sm,
});
export const words = style({ display: 'grid', gap: 2, minInlineSize: 0 });
export const description = style({ color: color.textMuted, fontSize: font.size.xs });
