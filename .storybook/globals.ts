import type { Density, Mode } from '../packages/ui/src/brand/index.ts';
import { type Brand, brands, modes } from './theme.ts';

export const densities = ['compact', 'comfortable'] as const;
export const widths = ['full', '1024', '640', '360'] as const;
export const directions = ['ltr', 'rtl'] as const;

/** The toolbar's globals, as Storybook stores them. */
export type Globals = Readonly<Record<string, unknown>>;

/** The toolbar's choice if valid; otherwise the first. */
function choice<Value extends string>(
  options: readonly [Value, ...Value[]],
  value: unknown,
): Value {
  return options.find((option) => option === value) ?? options[0];
}

/** The operating system's mode. */
export const preferredMode = (): Mode =>
  globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

export const brandOf = (globals: Globals): Brand => choice(brands, globals['brand']);
export const modeOf = (globals: Globals): Mode => choice(modes, globals['mode']);
export const densityOf = (globals: Globals): Density => choice(densities, globals['density']);
export const widthOf = (globals: Globals) => choice(widths, globals['width']);
export const directionOf = (globals: Globals) => choice(directions, globals['direction']);

/** The reader's own brand in the URL; '' for the toolbar's. */
export const yoursOf = (globals: Globals): string =>
  typeof globals['yours'] === 'string' ? globals['yours'] : '';
