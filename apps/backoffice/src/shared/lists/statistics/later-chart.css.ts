import { style } from '@vanilla-extract/css';

/** As high as the chart's card, so that the rows stay where they are when it comes. */
export const place = style({ minBlockSize: 320 });
