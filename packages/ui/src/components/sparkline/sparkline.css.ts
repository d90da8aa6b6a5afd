import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const sparkline = style({
  display: 'block',
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

export const tones = styleVariants({
  primary: { color: color.chart.series1 },
  neutral: { color: color.textSubtle },
  success: { color: color.success.solid },
  danger: { color: color.danger.solid },
});

export const area = style({
  fill: 'currentColor',
  fillOpacity: 0.1,
  '@media': { [forcedColors]: { fill: 'none' } },
});

/** The drawing stretches to its container, its stroke doesn't. */
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
