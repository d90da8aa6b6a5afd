import { createHash } from 'node:crypto';

/** A 32-byte key that encrypts secrets at rest, with an ID that reveals nothing about it. */
export interface DataKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

const keyBytes = 32;

/** A key and its ID: the start of its SHA-256. @throws Error for another length. */
export function dataKeyOf(bytes: Uint8Array): DataKey {
  if (bytes.length !== keyBytes) {
    throw new Error('A data key is 32 bytes in base64. Make one with: openssl rand -base64 32');
  }
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

/** Keys in base64, separated by white space or commas; the first one encrypts, all of them decrypt. */
export const readDataKeys = (text: string): readonly DataKey[] =>
  text
    .split(/[\s,]+/)
    .filter((key) => key !== '')
    .map((key) => dataKeyOf(Buffer.from(key, 'base64')));

/*
 * Columns map their values without context, so the keys belong to the process. Databases in one process may have
 * different keys: an ID distinguishes them.
 */
const known = new Map<string, DataKey>();
let sealing: DataKey | undefined;

/** Installs keys in this process. The first one encrypts from now on. */
export function installDataKeys(keys: readonly DataKey[]): void {
  for (const key of keys) known.set(key.id, key);
  sealing = keys[0] ?? sealing;
}

/** @throws Error before any key is installed. */
export function sealingKey(): DataKey {
  if (!sealing) throw new Error('Install a data key before secrets are written.');
  return sealing;
}

/** @throws Error that names the missing key. */
export function keyById(id: string): DataKey {
  const key = known.get(id);
  if (key) return key;
  throw new Error(
    `Secrets in the database are sealed with the data key ${id}, which is not here. Put its data.key back into the data folder, or the key into PAYFAC_DATA_KEYS.`,
  );
}
