import { createVar } from '@vanilla-extract/css';

/** How round a frame is inside a surface that is round itself. */
export const edgeRadius = createVar();
/** How far from the edge its texts begin and end: as far as the surface's title. */
export const edgeInset = createVar();
