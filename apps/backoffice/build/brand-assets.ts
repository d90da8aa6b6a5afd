import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const brands = fileURLToPath(new URL('../../../packages/ui/brands', import.meta.url));

/**
 * Writes each brand's compiled stylesheet beside the build under a hashed name, with
 * `brands/manifest.json` to find it by. The host's server links it into the page before first paint.
 */
export const brandAssets = (): Plugin => ({
  name: 'brand-assets',
  apply: 'build',
  generateBundle() {
    const stylesheets: Record<string, string> = {};
    for (const file of readdirSync(brands).filter((name) => name.endsWith('.css'))) {
      const source = readFileSync(join(brands, file), 'utf8');
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
      const brand = basename(file, '.css');
      const fileName = `brands/${brand}.${hash}.css`;
      this.emitFile({ type: 'asset', fileName, source });
      stylesheets[brand] = `/${fileName}`;
    }
    this.emitFile({
      type: 'asset',
      fileName: 'brands/manifest.json',
      source: JSON.stringify({ stylesheets }),
    });
  },
});
