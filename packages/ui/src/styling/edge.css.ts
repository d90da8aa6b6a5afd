import { createVar } from '@vanilla-extract/css';

/** Corner radius of a frame inside a rounded surface. */
export const edgeRadius = createVar();
/** Inset of its text from the edge, aligned with the surface's title. */
export const edgeInset = createVar();
