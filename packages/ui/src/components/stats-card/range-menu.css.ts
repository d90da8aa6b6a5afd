import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { card } from './stats-card.css.ts';

/** The button's text lines up with the card's edge; its ground reaches beyond. */
export const anchor = style({
  minInlineSize: 0,
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
  color: vars.color.textMuted,
});

/** Seen where the card is looked at; a finger has no pointer to rest on it. */
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
