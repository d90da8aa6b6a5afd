import { style } from '@vanilla-extract/css';
import { forcedColors } from '../styling/media.ts';
import { vars } from '../theme/vars.css.ts';

const { chart } = vars.color;

/** Forced colors have no hues, so series differ by dash pattern there. */
const tone = (color: string, dashes: string) =>
  style({
    color,
    '@media': { [forcedColors]: { color: 'CanvasText', strokeDasharray: dashes } },
  });

/** Gray and dashed in every theme: the previous period recedes behind the current one. */
export const comparison = style({
  color: vars.color.textSubtle,
  strokeDasharray: '4 4',
  '@media': { [forcedColors]: { color: 'GrayText' } },
});

export const tones = [
  tone(chart.series1, 'none'),
  tone(chart.series2, '6 3'),
  tone(chart.series3, '2 3'),
  tone(chart.series4, '8 3 2 3'),
  tone(chart.series5, '1 4'),
  tone(chart.series6, '12 4'),
] as const;
