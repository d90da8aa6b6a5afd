import { globalStyle, style } from '@vanilla-extract/css';
import { onCards } from './on-cards.ts';
import { cell, row } from './table.css.ts';

/** Laid out as a row, and never under the pointer. */
export const placeholder = style([row, { pointerEvents: 'none' }]);

/** On cards a cell's content is as wide as it needs; a placeholder has no width of its own. */
export const placeholderCell = style([cell, onCards({ justifyItems: 'normal' })]);

/** Where the figures will end: a placeholder is no text that could be aligned. */
export const atEnd = style({});
globalStyle(`${atEnd}:where(:not([data-cards] *)) > *`, { justifyItems: 'end' });
