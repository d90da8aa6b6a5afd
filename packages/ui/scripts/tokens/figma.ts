import type { TokenNormalized } from '@terrazzo/parser';
import type { ResolvedTheme } from './read.ts';

/** What Figma makes variables of. A shadow or a curve is a style there, which no file can hold. */
const VARIABLES: ReadonlySet<TokenNormalized['$type']> = new Set([
  'color',
  'dimension',
  'duration',
  'fontFamily',
  'fontWeight',
  'number',
]);

const ROOT_PIXELS = 16;

interface Group {
  [key: string]: Group | object;
}

/** Figma knows pixels alone, and one typeface a variable. */
function valueIn(token: TokenNormalized): unknown {
  if (token.$type === 'fontFamily') return token.$value[0];
  if (token.$type === 'dimension' && token.$value.unit === 'rem') {
    return { value: token.$value.value * ROOT_PIXELS, unit: 'px' };
  }
  if (token.$type !== 'color') return token.$value;
  const { colorSpace, components, alpha, hex } = token.$value;
  return {
    colorSpace,
    components,
    ...(alpha !== 1 && { alpha }),
    ...(hex !== undefined && { hex }),
  };
}

function isGroup(value: Group | object | undefined): value is Group {
  return value !== undefined && !('$value' in value);
}

/** One brand in one mode as a file of design tokens that stands by itself: nothing in it refers to another. */
export function figmaFile({ brand, mode, tokens }: ResolvedTheme): string {
  const root: Group = {};
  for (const token of tokens.filter(({ $type }) => VARIABLES.has($type))) {
    const path = token.id.split('.');
    const last = path.pop() ?? token.id;
    let group = root;
    for (const step of path) {
      const next = group[step] ?? {};
      if (!isGroup(next)) throw new Error(`${token.id} is both a token and a group.`);
      group[step] = next;
      group = next;
    }
    group[last] = { $type: token.$type, $value: valueIn(token) };
  }
  const $description = `${brand}, ${mode}: every value as it is, for tools that read one file. Compiled from tokens/ by \`pnpm run tokens\`.`;
  return `${JSON.stringify({ $description, ...root }, null, 2)}\n`;
}
