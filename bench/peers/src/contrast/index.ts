import chroma from 'chroma-js';
import Color from 'color';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { wcagContrast } from 'culori';
import { rgb } from 'd3-color';
import { getContrast } from 'polished';
import tinycolor from 'tinycolor2';
import { hex } from 'wcag-contrast';

extend([a11y.default ?? a11y]);

/** d3-color has no contrast of its own: its parser with the formula. */
function luminance(text: string): number {
  const { r, g, b } = rgb(text);
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

export const contrastPeers: Readonly<Record<string, (one: string, other: string) => number>> = {
  colord: (one, other) => colord(one).contrast(other),
  'wcag-contrast': (one, other) => hex(one, other),
  'd3-color': (one, other) => {
    const a = luminance(one);
    const b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  },
  culori: (one, other) => wcagContrast(one, other),
  color: (one, other) => Color(one).contrast(Color(other)),
  polished: (one, other) => getContrast(one, other),
  'chroma-js': (one, other) => chroma.contrast(one, other),
  tinycolor2: (one, other) => tinycolor.readability(one, other),
};
