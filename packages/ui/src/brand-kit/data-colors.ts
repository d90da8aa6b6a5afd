import { areSeriesApart } from '../color/color-vision.ts';
import { hexToOklch, type Oklch, WHITE } from '../color/index.ts';
import { tokenValues } from '../theme/token-values.ts';
import { asBrightAs } from './as-bright-as.ts';
import { type BrandMode, model } from './palette.ts';

const groups = { light: 'brand.data', dark: 'brand.data-dark' } as const;

/** Chart series colors shared by all brands. */
const sharedOf = (mode: BrandMode): readonly string[] => {
  const { series3, series4, series5, series6 } = tokenValues.harbor[mode].color.chart;
  return [series3, series4, series5, series6];
};

const DEGREE = Math.PI / 180;
/** Hue shifts in degrees, smallest first. */
const TURNS = [0, 20, -20, 40, -40, 60, -60, 90, -90, 120, -120, 150, -150, 180];

/** A hue and its neighbors, each with the model's lightness and chroma. */
const turned = (target: string, { hue }: Oklch): readonly string[] => {
  const { chroma } = hexToOklch(target);
  return TURNS.map((turn) => asBrightAs(target, { chroma, hue: hue + turn * DEGREE }));
};

/**
 * The two chart colors of a brand: its own hues if people with any color vision deficiency can tell them from the
 * series all brands share; otherwise the nearest hues that pass, or else the model's.
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
