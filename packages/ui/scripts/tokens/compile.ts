import { figmaFile } from './figma.ts';
import {
  brandRolesModule,
  brandStylesheet,
  namedColorsModule,
  namesModule,
  valuesModule,
} from './outputs.ts';
import { readThemes } from './read.ts';
import { readBrandRoles } from './roles.ts';

/** Every compiled file: path inside the package → text before formatting. */
export async function compileTokens(): Promise<Map<string, string>> {
  const themes = await readThemes();
  const [first] = themes;
  if (!first) throw new Error('The resolver names no theme.');
  const files = new Map([
    ['src/theme/token-names.ts', namesModule(first)],
    ['src/theme/token-values.ts', valuesModule(themes)],
    ['src/color/named-colors.ts', namedColorsModule(first)],
    ['src/brand-kit/brand-roles.ts', brandRolesModule(readBrandRoles(first.brand))],
  ]);
  for (const brand of new Set(themes.map((theme) => theme.brand))) {
    files.set(
      `brands/${brand}.css`,
      brandStylesheet(themes.filter((each) => each.brand === brand)),
    );
  }
  for (const theme of themes) {
    files.set(`tokens/figma/${theme.brand}-${theme.mode}.tokens.json`, figmaFile(theme));
  }
  return files;
}
