import { style } from '@vanilla-extract/css';
import { forcedColors } from '../styling/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font } = vars;

/** The outline keeps letters legible over the lines they cross. */
export const annotations = style({
  fill: color.text,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  paintOrder: 'stroke',
  stroke: color.surface,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const rule = style({
  fill: 'none',
  stroke: color.textMuted,
  strokeWidth: 1,
  strokeDasharray: '4 3',
  shapeRendering: 'crispEdges',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const band = style({
  fill: color.text,
  fillOpacity: 0.06,
  stroke: 'none',
  '@media': { [forcedColors]: { fill: 'CanvasText', fillOpacity: 0.2 } },
});
