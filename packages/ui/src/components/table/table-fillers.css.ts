import { style } from '@vanilla-extract/css';
import { row } from './table.css.ts';

/** Laid out as a row, and never under the pointer. */
export const placeholder = style([row, { pointerEvents: 'none' }]);
