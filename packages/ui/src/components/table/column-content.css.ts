import { styleVariants } from '@vanilla-extract/css';

/**
 * As wide as a cell may be in a table whose columns do not fit (see `useFrameMarks`), in pixels. What
 * names nothing else is cut shorter than what does.
 */
const mostWidth = { id: 136, name: 160, text: 192 };

export const givesWay = styleVariants(mostWidth, (maxInlineSize) => ({
  selectors: {
    '[data-tight] > table > tbody > tr > &': {
      maxInlineSize,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
}));
