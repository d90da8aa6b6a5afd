/** A label for use within a sentence; all-caps words such as ZIP are kept. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** A label that is a question is used unchanged: `Select how the debit was authorized.` */
const isQuestion = (label: string): boolean =>
  /^(?:how|what|when|where|whether|which|who|why)\b/i.test(label);

/** By sound; an initialism by the sound of its first letter: an EIN, a ZIP code. */
const beginsWithVowel = (name: string): boolean =>
  /^[A-Z]{2}/.test(name) ? /^[AEFHILMNORSX]/.test(name) : /^(?:[aeio]|u(?!s|ni|rl))/.test(name);

/** Plural labels, and things of which there is only one, take no indefinite article. */
const isDefinite = (name: string): boolean =>
  (/(?<![su'])s$/.test(name) || /^(?:first|last|your)\b/.test(name)) && !name.endsWith('name');

function withArticle(label: string): string {
  if (/^email$/i.test(label)) return 'an email address';
  const name = inSentence(label);
  if (isDefinite(name)) return `the ${name}`;
  return `${beginsWithVowel(name) ? 'an' : 'a'} ${name}`;
}

const asked = (label: string): string =>
  `${isQuestion(label) ? inSentence(label) : withArticle(label)}.`;

/** Error for an empty text field, from its label: `Enter an amount.` */
export const askToEnter = (label: string): string => `Enter ${asked(label)}`;

/** Error for an empty select field, from its label: `Select an account.` */
export const askToSelect = (label: string): string => `Select ${asked(label)}`;
