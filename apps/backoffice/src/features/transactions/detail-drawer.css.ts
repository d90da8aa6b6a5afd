import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const stack = style({ display: 'grid', gap: space.xl });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
});
export const operation = style({ display: 'grid', gap: space.xxs });
export const section = style({ display: 'grid', gap: space.md });
export const heading = style({
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  color: color.textMuted,
});
export const figures = style({ color: color.textMuted, fontSize: font.size.sm });
