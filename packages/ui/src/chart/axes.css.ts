import { style } from '@vanilla-extract/css';
import { forcedColors } from '../styling/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const axes = style({
  fill: color.textMuted,
  // Same size as the legend: loading a second font size costs a browser most of a millisecond.
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const grid = style({
  fill: 'none',
  stroke: color.chart.grid,
  shapeRendering: 'crispEdges',
  '@media': { [forcedColors]: { stroke: 'GrayText', strokeOpacity: 0.4 } },
});

export const zero = style({
  fill: 'none',
  stroke: color.chart.axis,
  shapeRendering: 'crispEdges',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
