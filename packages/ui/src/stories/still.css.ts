import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const tooltip = style({
  display: 'inline-grid',
  justifyItems: 'center',
  gap: vars.space.xs,
});

/** What is fixed to the window is fixed to this instead. */
export const window = style({
  contain: 'layout',
  blockSize: 128,
  zoom: 0.75,
});

/** The same, with room for a panel, which on a narrow window lies over the page. */
export const tall = style({
  contain: 'layout',
  minBlockSize: 320,
});

/** A whole page from further away, wide enough for its columns. */
export const far = style({ zoom: 0.55 });
