import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const manifestSchema = z.object({ stylesheets: z.record(z.string(), z.string()) });

/** Files of the built app that hosted pages use, so that they look like it. */
export interface AppFiles {
  /** Path of a brand's stylesheet; for an unknown brand, of the first brand's. */
  stylesheetOf(brand: string): Promise<string | undefined>;
  readStylesheet(fileName: string): Promise<string | undefined>;
  /** The typeface; undefined when the app has none, and pages use the system's. */
  readFont(): Promise<Buffer<ArrayBuffer> | undefined>;
}

const whenThere = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch {
    return undefined;
  }
};

/**
 * Reads the files at every request, because the app may be rebuilt while the platform runs. Without a built app, pages
 * use the browser's default look.
 */
export function createAppFiles(folder: string): AppFiles {
  async function stylesheets(): Promise<Readonly<Record<string, string>>> {
    const text = await whenThere(readFile(join(folder, 'brands/manifest.json'), 'utf8'));
    return text === undefined ? {} : manifestSchema.parse(JSON.parse(text)).stylesheets;
  }

  return {
    async stylesheetOf(brand) {
      const all = await stylesheets();
      return Object.hasOwn(all, brand) ? all[brand] : Object.values(all)[0];
    },
    async readStylesheet(fileName) {
      if (!/^[a-z]+\.[a-f\d]+\.css$/.test(fileName)) return undefined;
      return whenThere(readFile(join(folder, 'brands', fileName), 'utf8'));
    },
    async readFont() {
      const files = (await whenThere(readdir(join(folder, 'assets')))) ?? [];
      const font = files.find((name) => /^inter-latin.*\.woff2$/.test(name));
      return font === undefined ? undefined : readFile(join(folder, 'assets', font));
    },
  };
}
