import { style } from '@vanilla-extract/css';

/** Lines short enough to read and fill in. */
export const page = style({ maxInlineSize: 720 });
