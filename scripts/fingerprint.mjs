import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/**
 * A hash of the files that match some patterns, without tests and stories; it changes when any of them does.
 * @param {readonly string[]} patterns from the root of the checkout.
 * @param {string} settings other inputs that affect the result.
 * @returns {string}
 */
export function fingerprint(patterns, settings) {
  const hash = createHash('sha256').update(settings);
  for (const file of patterns.flatMap((pattern) => globSync(pattern)).toSorted()) {
    if (/\.(test|stories|do-dont|mdx)\b/.test(file) || !statSync(file).isFile()) continue;
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
