import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font } = vars;

/** Isolated and from left to right: Hebrew around it does not tear the sign from the digits. */
export const money = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const ranks = styleVariants({
  hero: {
    fontSize: font.size.xxl,
    fontWeight: font.weight.semibold,
    letterSpacing: `calc(${font.tracking.heading} * 1em)`,
    lineHeight: font.line.tight,
  },
  balance: {
    fontSize: font.size.xl,
    fontWeight: font.weight.semibold,
    letterSpacing: `calc(${font.tracking.heading} * 0.8em)`,
    lineHeight: font.line.tight,
  },
  row: { fontWeight: font.weight.medium },
  text: {},
});

export const tones = styleVariants({
  default: {},
  muted: { color: color.textMuted },
  positive: { color: color.success.text },
  negative: { color: color.danger.text },
});

/** Cents and currency give way to the whole units, where the figure is what the page is about. */
export const lesser = style({ color: color.textMuted });
export const code = style({
  marginInlineStart: '0.35em',
  color: color.textMuted,
  fontSize: '0.62em',
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
