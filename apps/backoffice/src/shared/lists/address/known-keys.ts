import { frameKeys, keyIn } from './read-address.ts';

/** Keys of an address that some list on the page reads, whatever it makes of their values; filled while developing. */
export const knownKeys = new Set<string>();

/** Notes what a list reads, so that a test whose address says something else does not pass by luck. */
export function noteKeys(prefix: string | undefined, keys: ReadonlySet<string>): void {
  for (const key of [...keys, ...Object.values(frameKeys)]) knownKeys.add(keyIn(prefix, key));
}
