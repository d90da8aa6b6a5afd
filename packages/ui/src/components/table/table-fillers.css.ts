import { globalStyle, style } from '@vanilla-extract/css';
import { onCards } from './on-cards.ts';
import { cell, row } from './table.css.ts';

/** Laid out as a row, but ignores the pointer. */
export const placeholder = style([row, { pointerEvents: 'none' }]);

/** Content at a card's end, where its maximum width is known. */
const AT_END_OF_CARD = ':is([data-card=amount], [data-card=status])';

/**
 * On cards a cell is as wide as its content; a placeholder has no width of its own. A two-line card keeps space for the
 * checkbox before it, but not for the expand button and actions, which are small and at its end.
 */
export const placeholderCell = style([
  cell,
  onCards({
    justifyItems: 'normal',
    selectors: {
      [`&${AT_END_OF_CARD}`]: { minInlineSize: 88 },
      '&[data-card=box]': { display: 'block' },
      '&[data-card=box]::before': { display: 'none' },
      '[data-lines] > &[data-card=box]': {
        gridColumn: 1,
        gridRow: '1 / 3',
        alignSelf: 'center',
        inlineSize: 23,
      },
      '[data-lines] > &[data-card=bare]': { display: 'none' },
    },
  }),
]);
globalStyle(`:where([data-cards]) ${placeholderCell}${AT_END_OF_CARD} > *`, {
  justifyItems: 'end',
});
globalStyle(`${placeholderCell}[data-card=box] > * > *`, { blockSize: 16, marginBlock: 0 });

/** Where the figures will end: a placeholder has no text to align. */
export const atEnd = style({});
globalStyle(`${atEnd}:where(:not([data-cards] *)) > *`, { justifyItems: 'end' });
