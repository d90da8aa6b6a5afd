import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

export const lines = style({ display: 'grid', gap: 1, lineHeight: font.line.tight });

export const second = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.regular,
});
