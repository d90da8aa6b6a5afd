import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/**
 * One value for the files of some patterns, tests and stories apart: another one once any has changed.
 * @param {readonly string[]} patterns from the root of the checkout.
 * @param {string} settings what else decides the outcome.
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
