import { style } from '@vanilla-extract/css';

/** Takes no part in the layout: the fields stand in the wizard's own. */
export const fields = style({ display: 'contents' });
