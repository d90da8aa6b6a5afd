import type { ResolvedTheme } from './read.ts';
import type { BrandRoles } from './roles.ts';

type Tree = { [key: string]: Tree | string };

const NOTICE = 'Compiled from tokens/ by `pnpm run tokens`; edit the tokens, not this file.';
const DEFAULT_MODE = 'light';

const camelCase = (text: string) =>
  text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `color.text-muted` becomes `pf-color-text-muted`: the names are a public contract. */
export const variableName = (id: string) => `pf-${id.replaceAll('.', '-')}`;

function plant(ids: readonly string[], leaf: (id: string) => string): Tree {
  const root: Tree = {};
  for (const id of ids) {
    const path = id.split('.').map(camelCase);
    const last = path.pop() ?? id;
    let branch = root;
    for (const step of path) {
      const next = branch[step] ?? {};
      if (typeof next === 'string') throw new Error(`${id} is both a token and a group.`);
      branch[step] = next;
      branch = next;
    }
    branch[last] = leaf(id);
  }
  return root;
}

/** The nested object of variable names that the theme contract is made from. */
export function namesModule(theme: ResolvedTheme): string {
  const names = plant(Object.keys(theme.values), variableName);
  return `// ${NOTICE}\nexport const tokenNames = ${JSON.stringify(names)} as const;\n`;
}

/** Every value of every brand and mode: for tests and documentation, never for the browser's bundle. */
export function valuesModule(themes: readonly ResolvedTheme[]): string {
  const brands: Record<string, Tree> = {};
  for (const { brand, mode, values } of themes) {
    brands[brand] = {
      ...brands[brand],
      [mode]: plant(Object.keys(values), (id) => values[id] ?? ''),
    };
  }
  return `// ${NOTICE}\nexport const tokenValues = ${JSON.stringify(brands)} as const;\n`;
}

/** The named colors by name, for resolving what a theme or a color input holds. */
export function namedColorsModule(theme: ResolvedTheme): string {
  const prefix = 'named.';
  const colors = Object.entries(theme.values)
    .filter(([id]) => id.startsWith(prefix))
    .map(([id, value]) => [id.slice(prefix.length), value]);
  return `// ${NOTICE}\nexport const namedColors = ${JSON.stringify(Object.fromEntries(colors))} as const;\n`;
}

const declarations = (values: Record<string, string>, ids: readonly string[]) =>
  ids.map((id) => `  --${variableName(id)}: ${values[id]};`).join('\n');

/**
 * One brand's stylesheet. What the mode does not change stands once in `:root`; each mode's part
 * can also be set on any element, so that one page may show both. Paper is light: the other modes are
 * the screen's, because a browser prints their texts without the grounds they are meant for.
 */
export function brandStylesheet(modes: readonly ResolvedTheme[]): string {
  const light = modes.find((theme) => theme.mode === DEFAULT_MODE);
  if (!light) throw new Error(`A brand needs the mode ${DEFAULT_MODE}.`);
  const ids = Object.keys(light.values);
  const varies = (id: string) => modes.some((theme) => theme.values[id] !== light.values[id]);
  const fixed = ids.filter((id) => !varies(id));
  const blocks = [`:root {\n${declarations(light.values, fixed)}\n}`];
  for (const theme of [light, ...modes.filter((each) => each !== light)]) {
    const selector = `[data-mode='${theme.mode}']`;
    const body = `{\n  color-scheme: ${theme.mode};\n${declarations(theme.values, ids.filter(varies))}\n}`;
    blocks.push(
      theme === light ? `:root,\n${selector} ${body}` : `@media screen {\n${selector} ${body}\n}`,
    );
  }
  return `/* ${NOTICE} */\n${blocks.join('\n\n')}\n`;
}

/** What a brand colors: for each mode the roles that take their color from it, and a palette to go by. */
export function brandRolesModule({ roles, palette }: BrandRoles): string {
  return [
    `// ${NOTICE}`,
    '/** By mode: variable of a role → path of the brand’s token. */',
    `export const brandRoles = ${JSON.stringify(roles)} as const;`,
    '/** Every color a brand has, as the first brand has it: its contrasts are tested. */',
    `export const modelPalette = ${JSON.stringify(palette)} as const;`,
    '',
  ].join('\n');
}
