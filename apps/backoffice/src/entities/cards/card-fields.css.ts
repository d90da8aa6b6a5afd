import { style } from '@vanilla-extract/css';

/** As high as the fields, so that what stands below stays where it is when they come. */
export const frame = style({ minBlockSize: 57 });
