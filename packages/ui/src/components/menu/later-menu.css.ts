import { style } from '@vanilla-extract/css';

/** Takes no part in the layout: the button stays where it would be without it. */
export const place = style({ display: 'contents' });
