import { globalStyle, style } from '@vanilla-extract/css';
import { onCards } from './on-cards.ts';
import { cell, row } from './table.css.ts';

/** Laid out as a row, and never under the pointer. */
export const placeholder = style([row, { pointerEvents: 'none' }]);

/** What stands at a card's end, where the widest of it is known. */
const AT_END_OF_CARD = ':is([data-card=amount], [data-card=status])';

/**
 * On cards a cell's content is as wide as it needs; a placeholder has no width of its own. A card of two lines keeps a
 * place for the checkbox before them, and none for what opens the row or acts on it: that is small, and at its end.
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

/** Where the figures will end: a placeholder is no text that could be aligned. */
export const atEnd = style({});
globalStyle(`${atEnd}:where(:not([data-cards] *)) > *`, { justifyItems: 'end' });
