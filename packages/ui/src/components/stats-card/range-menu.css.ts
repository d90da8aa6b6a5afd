import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { card } from './stats-card.css.ts';

/** The button's text aligns with the card's edge; its background extends beyond. */
export const anchor = style({
  minInlineSize: 0,
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
  color: vars.color.textMuted,
});

/** Visible on hover or focus; always visible on touch screens. */
export const quiet = style([
  anchor,
  {
    opacity: 0,
    transition: `opacity ${vars.motion.duration.fast} ${vars.motion.ease.out}`,
    selectors: {
      [`${card}:is(:hover, :focus-within) &, &:has([aria-expanded=true])`]: { opacity: 1 },
    },
    '@media': { '(pointer: coarse)': { opacity: 1 } },
  },
]);

export const panel = style({ padding: vars.space.md });
