import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius } = vars;

export const list = style({ padding: 0, margin: 0, listStyle: 'none' });

/** Width of the disclosure button, so that names align with and without it. */
const BUTTON = 18;

export const node = style({
  position: 'relative',
  paddingInlineStart: BUTTON,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const disclosure = style({
  marginInlineStart: -BUTTON,
  padding: 0,
  paddingInlineStart: BUTTON,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  cursor: 'pointer',
  borderRadius: radius.sm,
  minBlockSize: 24,
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': focusRing,
  },
});

export const chevron = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 5,
  color: color.textMuted,
});
export const open = style({ transform: 'rotate(90deg)' });

export const name = style({ color: color.text, fontWeight: vars.font.weight.medium });
export const mark = style({ color: color.textMuted });

export const kinds = styleVariants({
  string: { color: color.success.text },
  number: { color: color.info.text },
  word: { color: color.warning.text },
});
