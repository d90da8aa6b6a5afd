import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font } = vars;

/** Isolated left to right: surrounding Hebrew doesn't separate the sign from the digits. */
export const money = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const ranks = styleVariants({
  display: type.display,
  hero: type.hero,
  balance: type.figure,
  row: type.section,
  text: {},
});

export const tones = styleVariants({
  default: {},
  muted: { color: color.textMuted },
  positive: { color: color.success.text },
  negative: { color: color.danger.text },
});

/** Muted cents and currency, when the amount is the page's main figure. */
export const lesser = style({ color: color.textSubtle });
export const code = style({
  marginInlineStart: '0.35em',
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  letterSpacing: '0.02em',
});
export const struck = style({ textDecoration: 'line-through' });

export const delta = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const deltaIcon = style({ flex: 'none' });
export const deltaText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
export const comparedWith = style({ color: color.textMuted, fontWeight: font.weight.regular });

export const heroLabel = style(type.label);
export const heroLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.md,
});
export const heroBeside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.md}`,
  color: color.textMuted,
});
