import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, font, color } = vars;

export const lines = style({ display: 'grid', margin: 0 });

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.lg,
  paddingBlock: space.sm,
});

export const total = style({
  borderBlockStart: `1px solid ${color.border}`,
  fontWeight: font.weight.semibold,
});

export const note = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
});

export const value = style({ margin: 0 });
