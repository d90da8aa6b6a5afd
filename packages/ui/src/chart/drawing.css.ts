import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Time runs from left to right in every script. */
export const drawing = style({ position: 'absolute', inset: 0, direction: 'ltr' });

export const svg = style({ display: 'block', overflow: 'visible' });

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const area = style({ stroke: 'none' });

export const bars = style({ fill: 'currentColor', stroke: vars.color.surface, strokeWidth: 0 });
