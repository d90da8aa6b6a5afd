import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataKey, readDataKeys } from './keys.ts';

const isNamed = (problem: unknown, code: string): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === code;

/** Makes the first key, whole at once, unless another process was faster. */
async function writeNewKey(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  await link(draft, path).catch((problem: unknown) => {
    if (!isNamed(problem, 'EEXIST')) throw problem;
  });
  await unlink(draft);
}

/**
 * The keys that secrets are sealed with: those given, or else the lines of `data.key` beside the data,
 * made at the first start for its owner alone. The first one seals; to rotate, put a new line above.
 * @param given of PAYFAC_DATA_KEYS, as the file's text.
 * @throws Error for a file that holds no keys: another key could not open what is sealed.
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
