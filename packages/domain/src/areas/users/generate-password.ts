/** A source of cryptographic random bytes: `crypto` of a browser, of Node or of a worker. */
export interface RandomBytes {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown;
}

/** Default length of a generated password (ROLE-01). */
export const generatedPasswordLength = 12;

/** Character classes of a generated password; each appears at least once. */
export const passwordClasses = {
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digit: '0123456789',
  special: '!@#$%^&*()-_=+[]{};:,.?',
} as const;

const classes = Object.values(passwordClasses);
const alphabet = classes.join('');

/** Whether a text has a lowercase letter, an uppercase letter, a digit and one of our special characters. */
export const hasEveryPasswordClass = (text: string): boolean =>
  classes.every((characters) => Array.from(text).some((one) => characters.includes(one)));

/** A uniform number below `bound`: bytes beyond the last whole multiple are drawn again. */
function below(bound: number, random: RandomBytes): number {
  const limit = 256 - (256 % bound);
  const byte = new Uint8Array(1);
  let value = limit;
  while (value >= limit) {
    random.getRandomValues(byte);
    value = byte[0] ?? limit;
  }
  return value % bound;
}

const draw = (length: number, random: RandomBytes): string =>
  Array.from({ length }, () => alphabet.charAt(below(alphabet.length, random))).join('');

/**
 * A password with every character class. Whole passwords are redrawn until one has all classes, so that every such
 * password is equally likely.
 * @param length at least 4, one for each class.
 * @throws RangeError for a shorter length.
 */
export function generatePassword(random: RandomBytes, length = generatedPasswordLength): string {
  if (!Number.isInteger(length) || length < classes.length)
    throw new RangeError(`Not a password length: ${length}`);
  let candidate = draw(length, random);
  while (!hasEveryPasswordClass(candidate)) candidate = draw(length, random);
  return candidate;
}
