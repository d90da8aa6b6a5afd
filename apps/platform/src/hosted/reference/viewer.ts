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

/** The path of the viewer's files; it contains the version, so that browsers can cache them forever. */
export const viewerFolder = `/reference/viewer-${version}/`;

/** The module that renders the reference; it loads its other files on demand. */
export const viewerModule = `${viewerFolder}standalone.esm.js`;

/** @param path below the viewer's folder. */
export async function readViewerFile(path: string): Promise<string | undefined> {
  if (!/^(?:standalone\.esm|chunks\/[\w.-]+)\.js$/.test(path)) return undefined;
  return readFile(join(browserFiles, path), 'utf8').catch(() => undefined);
}
