import { isBreached } from './breached-passwords.ts';

/** Words that the most common passwords of twelve or more characters contain. */
const commonWords: ReadonlySet<string> = new Set([
  'password',
  'passw',
  'pass',
  'qwerty',
  'qwertyuiop',
  'qwertyui',
  'asdfghjkl',
  'asdf',
  'zxcvbnm',
  'zxcvbn',
  'letmein',
  'welcome',
  'admin',
  'administrator',
  'iloveyou',
  'loveyou',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'superman',
  'batman',
  'trustno',
  'master',
  'shadow',
  'michael',
  'jennifer',
  'charlie',
  'whatever',
  'secret',
  'changeme',
  'default',
  'login',
  'hello',
  'test',
  'testing',
  'user',
  'guest',
  'root',
  'access',
  'computer',
  'internet',
  'spring',
  'summer',
  'autumn',
  'winter',
  'january',
  'monday',
  'company',
  'abcdef',
  'abc',
  'qaz',
  'wsx',
  'edc',
  'qazwsx',
  'qazwsxedc',
  'payments',
  'payment',
  'backoffice',
  'harbor',
  'juniper',
]);

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'];
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const reversed = (text: string): string => Array.from(text).toReversed().join('');

const isRun = (text: string): boolean =>
  rows.some((row) => row.includes(text) || reversed(row).includes(text));

/** A short piece repeated: `abcabcabcabc`, `111111111111`. */
const isRepeated = (text: string): boolean => /^(.{1,6}?)\1+$/su.test(text);

/** Letters only, with look-alikes replaced: `P@ssw0rd1234` becomes `password`. */
const wordOf = (text: string): string =>
  Array.from(text.replace(/[\d\W_]+$/u, '').replace(/^[\d\W_]+/u, ''))
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replace(/[^a-z]/g, '');

/** Whether a word consists only of common words: `welcomeadmin`. */
function isMadeOfCommonWords(word: string): boolean {
  if (word === '') return false;
  const reachable = new Set([0]);
  for (let end = 1; end <= word.length; end += 1) {
    const begins = [...reachable].filter((begin) => commonWords.has(word.slice(begin, end)));
    if (begins.length > 0) reachable.add(end);
  }
  return reachable.has(word.length);
}

/** A user's names as words, and their username without its brand. */
const ownWords = (names: readonly string[]): readonly string[] =>
  names
    .flatMap((name) => [name, name.split('@', 1)[0] ?? ''])
    .map((name) => wordOf(name.normalize('NFKC').toLowerCase()))
    .filter((word) => word.length >= 3);

/**
 * Whether a password is one that attackers try first: breached before, common words with digits around them, runs,
 * repetitions, or the user's own name. The schema checks the length; composition isn't restricted (OWASP ASVS 5, 6.2).
 */
export function isCommonPassword(password: string, ownNames: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const letters = text.replace(/[^a-z]/g, '');
  return (
    isBreached(text) ||
    isBreached(wordOf(text)) ||
    isRepeated(text) ||
    isRun(text) ||
    new Set(text).size < 5 ||
    isMadeOfCommonWords(wordOf(text)) ||
    (letters !== '' && isMadeOfCommonWords(letters)) ||
    (letters === '' && text.replace(/\D/g, '') === text) ||
    ownWords(ownNames).includes(wordOf(text))
  );
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/**
 * Why a user may not choose a password; undefined when they may. The schema checks the length.
 * @param names the username first, then the user's other names.
 */
export function passwordProblem(password: string, names: readonly string[]): string | undefined {
  const [username, ...others] = names;
  if (username !== undefined && plain(password) === plain(username)) {
    return 'Your password can’t be your username.';
  }
  return isCommonPassword(password, [username ?? '', ...others])
    ? 'That password is too common. Choose one that’s harder to guess.'
    : undefined;
}
