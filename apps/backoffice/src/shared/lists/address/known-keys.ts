import { frameKeys, keyIn } from './read-address.ts';

/** Address keys that some list on the page reads, even if it ignores their values; filled in development. */
export const knownKeys = new Set<string>();

/** Records the keys that a list reads, so that a test with other keys in its address doesn't pass by accident. */
export function noteKeys(prefix: string | undefined, keys: ReadonlySet<string>): void {
  for (const key of [...keys, ...Object.values(frameKeys)]) knownKeys.add(keyIn(prefix, key));
}
