import { dictionary } from '@zxcvbn-ts/language-common';

/*
 * The 49,000 passwords that are the commonest among those that were stolen and published, the list of zxcvbn. It
 * lies in the package: no password leaves the platform to be looked up.
 */

const known: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Phrases that stand in every article on passwords, in letters alone. */
const famous: ReadonlySet<string> = new Set([
  'correcthorsebatterystaple',
  'maytheforcebewithyou',
  'openthepodbaydoors',
  'thequickbrownfox',
  'thequickbrownfoxjumpsoverthelazydog',
  'tobeornottobe',
  'tobeornottobethatisthequestion',
  'twinkletwinklelittlestar',
  'winteriscoming',
]);

/** Whether a text in lower case is one of the commonest passwords. */
export function isBreached(text: string): boolean {
  return known.has(text) || famous.has(text.replace(/[^a-z]/g, ''));
}
