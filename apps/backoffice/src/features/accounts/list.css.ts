import { style } from '@vanilla-extract/css';

/** Wide enough for a recognizable name when the list scrolls horizontally. */
export const name = style({
  selectors: { '[data-cards] &': { display: 'contents' } },
  '@media': {
    '(max-width: 1199px)': {
      selectors: { '[data-tight] &': { display: 'block', minInlineSize: 168 } },
    },
  },
});
