import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, space } = vars;

export const secret = style({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

/** Left to right in every script, and breakable anywhere: a key is compared, not read. */
export const value = style({
  minInlineSize: 0,
  padding: `${space.xs} ${space.sm}`,
  borderRadius: radius.sm,
  background: color.hover,
  color: color.text,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: font.family.mono,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});

export const once = style({ color: color.warning.text, fontSize: font.size.sm });
