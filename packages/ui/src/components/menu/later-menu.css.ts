import { style } from '@vanilla-extract/css';

/** Takes no part in the layout: the button stands where it would without it. */
export const place = style({ display: 'contents' });
