import { dictionary } from '@zxcvbn-ts/language-common';

/*
 * The 49,000 most common breached passwords, from zxcvbn. The list ships with the package, so no password leaves the
 * platform to be checked.
 */

const known: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Phrases known from articles on passwords, and the one of our own demo users, letters only. */
const famous: ReadonlySet<string> = new Set([
  'correcthorsebatterystaple',
  'lanternquaymorning',
  'maytheforcebewithyou',
  'openthepodbaydoors',
  'thequickbrownfox',
  'thequickbrownfoxjumpsoverthelazydog',
  'tobeornottobe',
  'tobeornottobethatisthequestion',
  'twinkletwinklelittlestar',
  'winteriscoming',
]);

/** Whether a lower-case text is one of the most common passwords. */
export function isBreached(text: string): boolean {
  return known.has(text) || famous.has(text.replace(/[^a-z]/g, ''));
}
