import { styleVariants } from '@vanilla-extract/css';

/**
 * Minimum and maximum cell widths in pixels for a table whose columns don't fit (see `useFrameMarks`). An ID differs at
 * its end and gets room for 24 characters. Columns that don't identify the row are truncated further; below the minimum
 * a cell is unreadable, and the table scrolls instead.
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
