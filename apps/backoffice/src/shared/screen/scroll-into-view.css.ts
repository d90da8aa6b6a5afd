import { style } from '@vanilla-extract/css';

/** Room for the top bar. */
export const place = style({ scrollMarginBlock: 72 });
