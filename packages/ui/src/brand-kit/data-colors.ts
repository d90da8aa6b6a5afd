import { areSeriesApart } from '../color/color-vision.ts';
import { hexToOklch, type Oklch, WHITE } from '../color/index.ts';
import { tokenValues } from '../theme/token-values.ts';
import { asBrightAs } from './as-bright-as.ts';
import { type BrandMode, model } from './palette.ts';

const groups = { light: 'brand.data', dark: 'brand.data-dark' } as const;

/** What no brand colors: the other series of a chart. */
const sharedOf = (mode: BrandMode): readonly string[] => {
  const { series3, series4, series5, series6 } = tokenValues.harbor[mode].color.chart;
  return [series3, series4, series5, series6];
};

const DEGREE = Math.PI / 180;
/** Steps away from a hue, the nearest first. */
const TURNS = [0, 20, -20, 40, -40, 60, -60, 90, -90, 120, -120, 150, -150, 180];

/** A hue and its neighbors, each as bright and as colorful as the model’s. */
const turned = (target: string, { hue }: Oklch): readonly string[] => {
  const { chroma } = hexToOklch(target);
  return TURNS.map((turn) => asBrightAs(target, { chroma, hue: hue + turn * DEGREE }));
};

/**
 * The two colors of a brand’s figures: its own hues where every color blindness tells them from the series that all
 * brands share, the nearest hues that can be told otherwise, and the model’s at last.
 */
export function dataColors(mode: BrandMode, first: Oklch, second: Oklch): [string, string][] {
  const [one, two] = [1, 2].map((place) => `${groups[mode]}.${place}`);
  if (one === undefined || two === undefined) return [];
  const [modelOne = WHITE, modelTwo = WHITE] = [model.get(one), model.get(two)];
  const shared = sharedOf(mode);
  for (const a of turned(modelOne, first)) {
    const b = turned(modelTwo, second).find((each) => areSeriesApart([a, each, ...shared]));
    if (b !== undefined) {
      return [
        [one, a],
        [two, b],
      ];
    }
  }
  return [
    [one, modelOne],
    [two, modelTwo],
  ];
}
