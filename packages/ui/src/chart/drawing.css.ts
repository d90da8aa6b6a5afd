import { style } from '@vanilla-extract/css';
import { forcedColors } from '../styling/media.ts';

/** Time runs from left to right in every script. */
export const drawing = style({ position: 'absolute', inset: 0, direction: 'ltr' });

/** Where a page is printed narrower than it was drawn, the whole drawing shrinks. */
export const svg = style({ display: 'block', inlineSize: '100%', overflow: 'visible' });

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** Toward what is not final. */
export const provisional = style([line, { strokeDasharray: '3 5' }]);

export const area = style({ fill: 'currentColor', fillOpacity: 0.08, stroke: 'none' });

/** In forced colors bars are outlines, told apart by the dashes of their series. */
export const bars = style({
  fill: 'currentColor',
  '@media': {
    [forcedColors]: { fill: 'Canvas', stroke: 'currentColor', strokeWidth: 2 },
  },
});

/** Where a line that still grows has come to. */
export const today = style({ fill: 'currentColor', stroke: 'none' });
