import harbor from '../packages/ui/brands/harbor.css?inline';
import juniper from '../packages/ui/brands/juniper.css?inline';
import { applyTheme, type Density, type Mode } from '../packages/ui/src/brand/index.ts';
import { brandAt } from './your-brand.ts';

const BRANDS = { harbor, juniper } as const;

export type Brand = keyof typeof BRANDS;
export const brands = ['harbor', 'juniper'] as const satisfies readonly Brand[];
export const modes = ['light', 'dark'] as const satisfies readonly Mode[];

declare global {
  /** Lets a story's tests change its theme without reloading it. */
  var showTheme: ((brand: Brand, mode: Mode) => void) | undefined;
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** CSS of a brand: the reader's own if the URL contains one. */
export const stylesOf = (brand: Brand, yours: string): string =>
  brandAt(yours)?.css ?? BRANDS[brand];

export function showTheme(brand: Brand, mode: Mode, density: Density = 'compact', yours = '') {
  sheet.replaceSync(stylesOf(brand, yours));
  applyTheme({ mode, density });
}

globalThis.showTheme = showTheme;
