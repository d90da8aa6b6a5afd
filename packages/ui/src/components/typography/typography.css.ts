import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font } = vars;

/** A heading's parts stay together on as few lines as they need, of about one length. */
export const heading = style({
  color: color.text,
  lineHeight: font.line.tight,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const ranks = styleVariants({
  page: {
    fontSize: font.size.xxl,
    fontWeight: font.weight.semibold,
    letterSpacing: `calc(${font.tracking.heading} * 1em)`,
  },
  section: {
    fontSize: font.size.lg,
    fontWeight: font.weight.semibold,
    letterSpacing: `calc(${font.tracking.heading} * 0.5em)`,
  },
  card: { fontSize: font.size.md, fontWeight: font.weight.semibold },
  label: { fontSize: font.size.xs, fontWeight: font.weight.medium, color: color.textMuted },
});

export const text = style({ overflowWrap: 'anywhere' });
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
export const mono = style({ fontFamily: font.family.mono, fontSize: '0.94em' });

/** Cut at the end of its line, where there is no room for more. */
export const oneLine = style({
  display: 'block',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const sizes = styleVariants({
  inherit: {},
  xsmall: { fontSize: font.size.xs },
  small: { fontSize: font.size.sm },
  medium: { fontSize: font.size.md },
  large: { fontSize: font.size.lg },
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
