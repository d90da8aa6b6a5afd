import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const tooltip = style({
  display: 'inline-grid',
  justifyItems: 'center',
  gap: vars.space.xs,
});

/** Elements fixed to the window are fixed to this instead. */
export const window = style({
  contain: 'layout',
  blockSize: 128,
  zoom: 0.75,
});

/** The same, with room for a panel, which covers the page in a narrow window. */
export const tall = style({
  contain: 'layout',
  minBlockSize: 320,
});

/** A whole page, zoomed out to fit its columns. */
export const far = style({ zoom: 0.55 });
