import { brandModes, modelTheme, type Palette, themeOf } from './palette.ts';
import type { Corners } from './read-brand-file.ts';

const declarations = (values: ReadonlyMap<string, string>, names: readonly string[]): string =>
  names.map((name) => `  --${name}: ${values.get(name) ?? ''};`).join('\n');

/**
 * A brand's complete stylesheet: shared rules in `:root`, the rest by mode. Print is always light: dark applies to
 * screens only.
 */
export function stylesheetOf(name: string, palette: Palette, corners: Corners): string {
  const [light, dark] = brandModes.map((mode) => {
    const values = new Map([...modelTheme(mode), ...themeOf(mode, palette)]);
    for (const [size, pixels] of Object.entries(corners)) {
      values.set(`pf-radius-${size}`, `${pixels}px`);
    }
    return values;
  });
  if (!light || !dark) throw new Error('A brand has two modes.');
  const names = [...light.keys()];
  const varies = (each: string) => light.get(each) !== dark.get(each);
  const own = names.filter(varies);
  return [
    `/* ${name}, made by @payfac/ui from its brand file. */`,
    `:root {\n${declarations(
      light,
      names.filter((each) => !varies(each)),
    )}\n}`,
    `:root,\n[data-mode="light"] {\n  color-scheme: light;\n${declarations(light, own)}\n}`,
    `@media screen {\n[data-mode="dark"] {\n  color-scheme: dark;\n${declarations(dark, own)}\n}\n}`,
    '',
  ].join('\n\n');
}
