import { style } from '@vanilla-extract/css';

export const area = style({ position: 'relative', minInlineSize: 0 });

/** A point that the menu is placed by; a pointer's place is physical, not logical. */
export const anchor = style({
  position: 'absolute',
  inlineSize: 0,
  blockSize: 0,
  pointerEvents: 'none',
});
