import { createVar } from '@vanilla-extract/css';

/** What a frame inside a surface takes in place of an edge of its own, where the surface has one. */
export const edgeWidth = createVar();
export const edgeRadius = createVar();
/** How far from the edge its texts begin and end: as far as the surface's title. */
export const edgeInset = createVar();
