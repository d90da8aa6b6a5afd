import type { TokenNormalized } from '@terrazzo/parser';

type ColorToken = Extract<TokenNormalized, { $type: 'color' }>;
type Color = ColorToken['$value'];
type Dimension = { value: number; unit: string };

const GENERIC_FONTS = new Set(['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-monospace']);

const channel = (component: number | null) => Math.round((component ?? 0) * 255);

const hexPair = (component: number | null) => channel(component).toString(16).padStart(2, '0');

/** `#rrggbb` for an opaque sRGB color, `rgb(r g b / a)` otherwise. */
function cssColor(color: Color): string {
  if (color.colorSpace !== 'srgb')
    throw new Error(`Write colors in srgb, not ${color.colorSpace}.`);
  if (color.alpha === 1) return `#${color.components.map(hexPair).join('')}`;
  return `rgb(${color.components.map(channel).join(' ')} / ${color.alpha})`;
}

const cssDimension = ({ value, unit }: Dimension) => (value === 0 ? '0px' : `${value}${unit}`);

const cssFamily = (families: readonly string[]) =>
  families
    .map((name) => (GENERIC_FONTS.has(name) || /^[\w-]+$/.test(name) ? name : `'${name}'`))
    .join(', ');

/** The CSS text of one resolved token; throws on a type the system does not use. */
export function cssValue(token: TokenNormalized): string {
  switch (token.$type) {
    case 'color':
      return cssColor(token.$value);
    case 'dimension':
    case 'duration':
      return cssDimension(token.$value);
    case 'number':
    case 'fontWeight':
      return String(token.$value);
    case 'fontFamily':
      return cssFamily(token.$value);
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'shadow':
      return token.$value
        .map((layer) =>
          [layer.offsetX, layer.offsetY, layer.blur, layer.spread]
            .map(cssDimension)
            .concat(cssColor(layer.color))
            .join(' '),
        )
        .join(', ');
    default:
      throw new Error(`No CSS form for ${token.id} of type ${token.$type}.`);
  }
}
