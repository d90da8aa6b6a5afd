import type { Palette } from './palette.ts';
import type { Corners } from './read-brand-file.ts';

type Tree = { [key: string]: unknown };

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));

function plant(root: Tree, path: readonly string[], leaf: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    root[key] = leaf;
    return;
  }
  const known = root[key];
  const branch: Tree = typeof known === 'object' && known !== null ? { ...known } : {};
  plant(branch, rest, leaf);
  root[key] = branch;
}

/** Writes a brand file in the format of `tokens/brands/*.tokens.json` (Design Tokens, 2025.10). */
export function writeBrandFile(name: string, palette: Palette, corners: Corners): string {
  const file: Tree = { $description: `${name}: its colors and corners.` };
  for (const [path, hex] of palette) {
    const value = { colorSpace: 'srgb', components: channels(hex), hex };
    plant(file, path.split('.'), { $value: value });
  }
  const brand = file['brand'];
  if (typeof brand === 'object') file['brand'] = { $type: 'color', ...brand };
  const radii = Object.entries(corners).map(([size, value]) => [
    size,
    { $value: { value, unit: 'px' } },
  ]);
  file['radius'] = { $type: 'dimension', ...Object.fromEntries(radii) };
  return `${JSON.stringify(file, null, 2)}\n`;
}
