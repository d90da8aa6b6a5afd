import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font } = vars;

/** Balances a heading over as few lines as possible. */
export const heading = style({
  color: color.text,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const ranks = styleVariants({
  page: type.title,
  section: type.figure,
  card: type.section,
  label: type.label,
});

export const text = style({ overflowWrap: 'anywhere' });
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
export const mono = style({ fontFamily: font.family.mono, fontSize: '0.94em' });

/** Truncated to one line. */
export const oneLine = style({
  display: 'block',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const sizes = styleVariants({
  inherit: {},
  xsmall: { fontSize: font.size.xs, lineHeight: font.line.label },
  small: { fontSize: font.size.sm, lineHeight: font.line.normal },
  medium: { fontSize: font.size.md, lineHeight: font.line.section },
  large: { fontSize: font.size.xl, lineHeight: font.line.figure },
});

export const weights = styleVariants({
  inherit: {},
  regular: { fontWeight: font.weight.regular },
  medium: { fontWeight: font.weight.medium },
  semibold: { fontWeight: font.weight.semibold },
});

export const tones = styleVariants({
  inherit: {},
  default: { color: color.text },
  muted: { color: color.textMuted },
  subtle: { color: color.textSubtle },
  success: { color: color.success.text },
  warning: { color: color.warning.text },
  danger: { color: color.danger.text },
});
