import { style } from '@vanilla-extract/css';
import { forcedColors } from '../styling/media.ts';

/** Time runs left to right in every script. */
export const drawing = style({ position: 'absolute', inset: 0, direction: 'ltr' });

/** When printed narrower than drawn, the whole drawing shrinks. */
export const svg = style({ display: 'block', inlineSize: '100%', overflow: 'visible' });

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** Segments to provisional data. */
export const provisional = style([line, { strokeDasharray: '3 5' }]);

export const area = style({ fill: 'currentColor', fillOpacity: 0.08, stroke: 'none' });

/** In forced colors, bars are outlines, distinguished by the dashes of their series. */
export const bars = style({
  fill: 'currentColor',
  '@media': {
    [forcedColors]: { fill: 'Canvas', stroke: 'currentColor', strokeWidth: 2 },
  },
});

/** Current end of a line that still grows. */
export const today = style({ fill: 'currentColor', stroke: 'none' });
