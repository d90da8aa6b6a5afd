import { style } from '@vanilla-extract/css';

/** As wide as the longest name needs; a field as wide as the page would look like a filter of all. */
export const account = style({ maxInlineSize: 360 });
