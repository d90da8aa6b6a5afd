import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const emptyState = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: `${space.xxxl} ${space.lg}`,
  textAlign: 'center',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  marginBlockEnd: space.sm,
  border: '1px solid',
  borderRadius: vars.radius.lg,
});

const tone = (colors: { ground: string; border: string; text: string }) => ({
  background: colors.ground,
  borderColor: colors.border,
  color: colors.text,
});

export const tones = styleVariants({
  neutral: tone(color.neutral),
  danger: tone(color.danger),
  warning: tone(color.warning),
  info: tone(color.info),
});

export const title = style({
  fontSize: font.size.md,
  fontWeight: font.weight.semibold,
});

export const text = style({
  maxInlineSize: '46ch',
  color: color.textMuted,
  fontSize: font.size.sm,
  textWrap: 'balance',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  marginBlockStart: space.md,
  fontSize: font.size.sm,
});
