import { resolveColor } from '../color/index.ts';
import { type Mode, type Overrides, primaryOverrides, sidebarOverrides } from './derive.ts';

export type Density = 'compact' | 'comfortable';

export interface ThemeSettings {
  mode: Mode;
  /** @default 'compact' */
  density?: Density | undefined;
  /** `#RRGGBB` or a named color that replaces the brand's primary color. */
  primary?: string | undefined;
  /** `#RRGGBB` or a named color that replaces the brand's sidebar color. */
  sidebarColor?: string | undefined;
}

const block = (selector: string, overrides: Overrides) =>
  `${selector}{${Object.entries(overrides)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * CSS rules that apply a session's colors over the brand's; empty when it chose none. Like a brand's, dark rules apply
 * to screens only.
 */
export function themeRules({ primary, sidebarColor }: ThemeSettings): string {
  const rules: string[] = [];
  if (primary) {
    const color = resolveColor(primary);
    rules.push(
      block(":root,[data-mode='light']", primaryOverrides(color, 'light')),
      `@media screen{${block("[data-mode='dark']", primaryOverrides(color, 'dark'))}}`,
    );
  }
  if (sidebarColor) {
    rules.push(block(':root,[data-mode]', sidebarOverrides(resolveColor(sidebarColor))));
  }
  return rules.join('\n');
}

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** One adopted stylesheet per document: allowed by a policy without inline styles, and applied after every link. */
function sheetOf(target: Document): CSSStyleSheet | undefined {
  const known = sheets.get(target);
  if (known) return known;
  const Sheet = target.defaultView?.CSSStyleSheet;
  if (!Sheet) return undefined;
  const sheet = new Sheet();
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
  sheets.set(target, sheet);
  return sheet;
}

/** Applies mode, density and the session's own colors to a document; a later call replaces them. */
export function applyTheme(settings: ThemeSettings, target: Document = document): void {
  const root = target.documentElement;
  root.dataset['mode'] = settings.mode;
  root.dataset['density'] = settings.density ?? 'compact';
  const rules = themeRules(settings);
  if (rules || sheets.has(target)) sheetOf(target)?.replaceSync(rules);
}
