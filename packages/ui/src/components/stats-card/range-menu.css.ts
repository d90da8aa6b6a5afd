import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The button's text lines up with the card's edge; its ground reaches beyond. */
export const anchor = style({
  minInlineSize: 0,
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
  color: vars.color.textMuted,
});

export const panel = style({ padding: vars.space.md });
