import { createVar } from '@vanilla-extract/css';

/** What a frame inside a surface takes in place of an edge of its own, where the surface has one. */
export const edgeWidth = createVar();
export const edgeRadius = createVar();
