import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Compensates for the button's height, so that a copied value fits in a line of text. */
export const copyValue = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxInlineSize: '100%',
  marginBlock: -4,
});

/** Keeps the direction of an id or URL within text of another script. */
export const value = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
});

export const oneLine = style({ whiteSpace: 'nowrap' });

/** Leaves room for the end. Inline, because a selection breaks the line between blocks. */
export const start = style({
  display: 'inline-block',
  maxInlineSize: 'calc(100% - 6ch)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
});

export const mono = style({ fontFamily: vars.font.family.mono, fontSize: '0.94em' });

export const icon = style({ color: vars.color.textMuted });
export const done = style({ color: vars.color.success.text });
