import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const entry = fileURLToPath(import.meta.resolve('@scalar/api-reference'));
const browserFiles = join(dirname(entry), 'browser');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')));

/** Where the viewer's files are served; the version in it lets browsers keep them for ever. */
export const viewerFolder = `/reference/viewer-${version}/`;

/** The module that draws the reference; it loads its other files when it needs them. */
export const viewerModule = `${viewerFolder}standalone.esm.js`;

/** @param path below the viewer's folder. */
export async function readViewerFile(path: string): Promise<string | undefined> {
  if (!/^(?:standalone\.esm|chunks\/[\w.-]+)\.js$/.test(path)) return undefined;
  return readFile(join(browserFiles, path), 'utf8').catch(() => undefined);
}
