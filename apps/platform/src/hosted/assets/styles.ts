import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import type { AppFiles } from './app-files.ts';
import { type Asset, createAsset } from './asset.ts';

const base = new URL('base.css', import.meta.url);

/** A page's stylesheet: the shared styles, then the page's own. @param own the page's files, in order. */
export async function createStylesheet(
  folder: string,
  name: string,
  ...own: readonly URL[]
): Promise<Asset> {
  const texts = await Promise.all([base, ...own].map((file) => readFile(file, 'utf8')));
  return createAsset(folder, name, 'css', texts.join('\n'));
}

/** Serves the typeface where the folder's stylesheets expect it. Its name is fixed, so it is cached for a day. */
export function serveFont(routes: Hono, folder: string, appFiles: AppFiles): void {
  routes.get(`${folder}inter.woff2`, async (c) => {
    const font = await appFiles.readFont();
    if (!font) return c.notFound();
    return c.body(font, 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=86400',
    });
  });
}
