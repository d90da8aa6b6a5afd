export { contrastRatio, luminance } from './contrast.ts';
export { namedColors } from './named-colors.ts';
export { hexToOklch, type Oklch, oklchToHex } from './oklch.ts';
export { BLACK, readableOn, WHITE } from './readable-on.ts';
export { isHexColor, type NamedColor, resolveColor } from './resolve-color.ts';
export { AA, toReadable } from './to-readable.ts';
