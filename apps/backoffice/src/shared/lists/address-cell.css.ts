import { style } from '@vanilla-extract/css';

export const wrapping = style({
  display: 'block',
  // A second line is better than a column too narrow to read.
  minInlineSize: 136,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  // A card places its own texts.
  selectors: {
    '[data-cards] &': {
      display: 'inline',
      minInlineSize: 0,
      whiteSpace: 'inherit',
      overflowWrap: 'inherit',
    },
  },
});
