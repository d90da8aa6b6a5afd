import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataKey, readDataKeys } from './keys.ts';

const isNamed = (problem: unknown, code: string): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === code;

/** Creates the first key atomically, unless another process was faster. */
async function writeNewKey(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  await link(draft, path).catch((problem: unknown) => {
    if (!isNamed(problem, 'EEXIST')) throw problem;
  });
  await unlink(draft);
}

/**
 * The keys that encrypt secrets: the given ones, or else the lines of `data.key` in the data folder, created at the
 * first start, readable only by its owner. The first one encrypts; to rotate, add a new line on top.
 * @param given of PAYFAC_DATA_KEYS, as the file's text.
 * @throws Error for a file without keys: a new key couldn't decrypt existing secrets.
 */
export async function findDataKeys(
  dataFolder: string,
  given: string | undefined,
): Promise<readonly DataKey[]> {
  if (given !== undefined) return readDataKeys(given);
  const path = join(dataFolder, 'data.key');
  const kept = await readFile(path, 'utf8').catch((problem: unknown) => {
    if (isNamed(problem, 'ENOENT')) return undefined;
    throw problem;
  });
  if (kept === undefined) {
    await mkdir(dataFolder, { recursive: true });
    await writeNewKey(path);
  }
  const keys = readDataKeys(kept ?? (await readFile(path, 'utf8')));
  if (keys.length === 0) throw new Error(`${path} holds no key. Put the one back that was there.`);
  return keys;
}
