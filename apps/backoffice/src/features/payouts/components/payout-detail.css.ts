import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, font } = vars;

export const stack = style({ display: 'grid', gap: space.xl });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  fontSize: font.size.xxl,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
