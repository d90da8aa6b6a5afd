import { styleVariants } from '@vanilla-extract/css';

/**
 * As narrow and as wide as a cell may be in a table whose columns do not fit (see `useFrameMarks`), in
 * pixels. An ID is told by its end, and has room for 24 characters. What names nothing else is cut shorter than what
 * does; below the least it says nothing, and the table is better scrolled.
 */
const widths = {
  id: { least: 96, most: 184 },
  name: { least: 120, most: 160 },
  text: { least: 128, most: 192 },
};

export const givesWay = styleVariants(widths, ({ least, most }) => ({
  selectors: {
    '[data-tight] > table > tbody > tr > &': {
      minInlineSize: least,
      maxInlineSize: most,
      // Not `hidden`, which makes the cell scrollable: focusing a long link in it would scroll it.
      overflow: 'clip',
      textOverflow: 'ellipsis',
    },
  },
}));
