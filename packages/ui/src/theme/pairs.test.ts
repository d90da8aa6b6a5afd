import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../color/contrast.ts';
import { colorPairs } from './pairs.ts';
import { tokenValues } from './token-values.ts';

const themes = Object.entries(tokenValues).flatMap(([brand, modes]) =>
  Object.entries(modes).map(([mode, values]) => [`${brand} ${mode}`, values.color] as const),
);

describe('contrast of every color pair that components use', () => {
  it('covers both brands in both modes', () => {
    expect(themes.map(([name]) => name).toSorted()).toEqual([
      'harbor dark',
      'harbor light',
      'juniper dark',
      'juniper light',
    ]);
  });

  it.each(themes)('%s reaches WCAG AA', (_, colors) => {
    const failing = colorPairs(colors)
      .map((pair) => ({ ...pair, ratio: contrastRatio(pair.foreground, pair.ground) }))
      .filter((pair) => !(pair.ratio >= pair.least))
      .map((pair) => `${pair.name}: ${pair.ratio.toFixed(2)} < ${pair.least}`);
    expect(failing).toEqual([]);
  });
});

/** In dark mode, open lists didn't show which entry was hovered. */
describe('grounds of what is under the pointer and pressed', () => {
  it.each(themes)('%s shows them on each other and on what lists stand on', (_, colors) => {
    const { hover, active } = colors;
    for (const ground of [colors.ground, colors.surface, colors.raised, active]) {
      expect(contrastRatio(hover, ground)).toBeGreaterThan(1.03);
    }
    for (const ground of [colors.ground, colors.surface, colors.raised]) {
      expect(contrastRatio(active, ground)).toBeGreaterThan(contrastRatio(hover, ground));
    }
  });
});
