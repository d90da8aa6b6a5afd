import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const receipt = style({ display: 'grid', gap: space.lg });

export const head = style({
  display: 'grid',
  gap: space.xs,
  paddingBlockEnd: space.lg,
  borderBlockEnd: `1px dashed ${color.borderStrong}`,
});

export const account = style({ color: color.textMuted, fontSize: font.size.sm });

export const amount = style({
  fontSize: font.size.xxxl,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.line.tight,
});
