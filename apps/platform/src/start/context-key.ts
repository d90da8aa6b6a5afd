import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const keyBytes = 32;

/**
 * The key that signs what card fields open with, made at the first start and kept beside the data,
 * so that a restart does not close the fields that are open in browsers.
 */
export async function readContextKey(dataFolder: string): Promise<Uint8Array> {
  const path = join(dataFolder, 'context.key');
  const kept = await readFile(path).catch(() => undefined);
  if (kept?.length === keyBytes) return kept;
  const key = randomBytes(keyBytes);
  await mkdir(dataFolder, { recursive: true });
  await writeFile(path, key, { mode: 0o600 });
  return key;
}
