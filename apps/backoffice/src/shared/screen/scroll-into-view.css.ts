import { style } from '@vanilla-extract/css';

/** Room for the bar at the top. */
export const place = style({ scrollMarginBlock: 72 });
