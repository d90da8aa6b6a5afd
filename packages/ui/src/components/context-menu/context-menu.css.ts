import { style } from '@vanilla-extract/css';

export const area = style({ position: 'relative', minInlineSize: 0 });

/** Anchor point of the menu; a pointer position is physical, not logical. */
export const anchor = style({
  position: 'absolute',
  inlineSize: 0,
  blockSize: 0,
  pointerEvents: 'none',
});
