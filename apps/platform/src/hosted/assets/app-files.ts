import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const manifestSchema = z.object({ stylesheets: z.record(z.string(), z.string()) });

/** What hosted pages borrow from the built app, so that they look like it. */
export interface AppFiles {
  /** Path of a brand's stylesheet; of the first brand's for a brand unknown. */
  stylesheetOf(brand: string): Promise<string | undefined>;
  readStylesheet(fileName: string): Promise<string | undefined>;
  /** The typeface; undefined when the app has none, and then the system's is used. */
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
 * Reads at every request, because the app may be built again under a running platform. Without a
 * built app pages work with the browser's own look.
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
