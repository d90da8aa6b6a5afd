import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const emptyState = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: `${space.xxxl} ${space.lg}`,
  textAlign: 'center',
});

export const drawing = style({ inlineSize: 96, blockSize: 72, marginBlockEnd: space.sm });

export const ground = style({
  fill: color.primaryBorder,
  fillOpacity: 0.3,
  '@media': { [forcedColors]: { fill: 'none' } },
});

const stroke = { strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const body = style({
  ...stroke,
  fill: color.surface,
  stroke: color.primaryBorder,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const lines = style({ ...stroke, fill: color.surface });

const accent = (tone: string) =>
  style({ stroke: tone, '@media': { [forcedColors]: { stroke: 'CanvasText' } } });

export const accents = {
  neutral: accent(color.primaryText),
  info: accent(color.primaryText),
  warning: accent(color.primaryText),
  danger: accent(color.danger.solid),
} as const;

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

/** By its level: what stands in a page's place has a page's voice. */
export const titles = {
  1: style({ ...type.figure, textWrap: 'balance' }),
  2: style(type.section),
  3: style(type.section),
} as const;

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
