/** A label within a sentence; what is written in capitals, such as ZIP, stays so. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** A label that is a question is asked as it stands: `Select how the debit was authorized.` */
const isQuestion = (label: string): boolean =>
  /^(?:how|what|when|where|whether|which|who|why)\b/i.test(label);

/** By the sound it begins with; initialisms by that of their first letter: an EIN, a ZIP code. */
const beginsWithVowel = (name: string): boolean =>
  /^[A-Z]{2}/.test(name) ? /^[AEFHILMNORSX]/.test(name) : /^(?:[aeio]|u(?!s|ni|rl))/.test(name);

/** What is several, or is one of its kind, is asked for as that. */
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

/** What an empty field that is typed in says, by its label: `Enter an amount.` */
export const askToEnter = (label: string): string => `Enter ${asked(label)}`;

/** What an empty field that is chosen in says, by its label: `Select an account.` */
export const askToSelect = (label: string): string => `Select ${asked(label)}`;
