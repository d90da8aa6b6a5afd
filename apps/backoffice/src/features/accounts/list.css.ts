import { style } from '@vanilla-extract/css';

/** Enough of a name to tell whose row it is, where the list is wider than its place and scrolls anyway. */
export const name = style({
  selectors: { '[data-cards] &': { display: 'contents' } },
  '@media': {
    '(max-width: 1199px)': {
      selectors: { '[data-tight] &': { display: 'block', minInlineSize: 168 } },
    },
  },
});
