import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The button's height is taken back, so that a copied value stands in a line of text like any other. */
export const copyValue = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxInlineSize: '100%',
  marginBlock: -4,
});

/** An id or address keeps its own order among words of another script. */
export const value = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
});

export const mono = style({ fontFamily: vars.font.family.mono, fontSize: '0.94em' });

export const icon = style({ color: vars.color.textMuted });
export const done = style({ color: vars.color.success.text });
