import { style } from '@vanilla-extract/css';

/** Doesn't affect layout: the fields use the wizard's own. */
export const fields = style({ display: 'contents' });
