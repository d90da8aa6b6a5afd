import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const gauge = style({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '100%',
  maxInlineSize: 220,
  textAlign: 'center',
});

/** A gauge fills left to right in every script. */
export const svg = style({ display: 'block', inlineSize: '100%', direction: 'ltr' });

export const track = style({
  fill: color.active,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const bar = style({
  fill: 'currentColor',
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' } },
});

export const tones = styleVariants({
  /** A chart color: a brand's accent may be the success green. */
  primary: { color: color.chart.series1 },
  success: { color: color.success.solid },
  warning: { color: color.warning.solid },
  danger: { color: color.danger.solid },
});

export const value = style({
  marginBlockStart: '-1.6em',
  ...type.figure,
});

export const label = style({
  marginBlockStart: space.sm,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});

export const detail = style({ color: color.textMuted, fontSize: font.size.xs });
