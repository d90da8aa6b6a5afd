import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const statsCard = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  minInlineSize: 0,
  padding: `${space.md} ${space.lg} ${space.lg}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  boxShadow: vars.shadow.sm,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  marginInlineEnd: -8,
});

export const title = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xs} ${space.sm}`,
});

export const value = style({
  borderRadius: vars.radius.sm,
  color: color.text,
  fontSize: font.size.xxl,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  lineHeight: font.line.tight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});

export const valueLink = style({
  selectors: {
    '&:hover': { color: color.primaryText, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
});

export const percentage = style({
  padding: '0 4px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: color.textMuted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: `underline dotted ${color.borderStrong}`,
  textUnderlineOffset: '0.25em',
  cursor: 'help',
  selectors: { '&:focus-visible': focusRing },
});

export const detail = style({ color: color.textMuted, fontSize: font.size.sm });
export const error = style({ color: color.danger.text, fontSize: font.size.sm });

export const custom = style({
  marginBlockStart: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border}`,
});
