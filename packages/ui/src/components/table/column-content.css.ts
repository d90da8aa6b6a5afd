import { styleVariants } from '@vanilla-extract/css';

/**
 * As narrow and as wide as a cell may be in a table whose columns do not fit (see `useFrameMarks`), in
 * pixels. What names nothing else is cut shorter than what does; below the least it says nothing, and
 * the table is better scrolled.
 */
const widths = {
  id: { least: 96, most: 148 },
  name: { least: 120, most: 160 },
  text: { least: 128, most: 192 },
};

export const givesWay = styleVariants(widths, ({ least, most }) => ({
  selectors: {
    '[data-tight] > table > tbody > tr > &': {
      minInlineSize: least,
      maxInlineSize: most,
      // Not hidden: that can be scrolled, and is by the focus of a long link in it.
      overflow: 'clip',
      textOverflow: 'ellipsis',
    },
  },
}));
