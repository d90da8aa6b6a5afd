import { missingValue } from '@payfac/domain/validation';
import { isChosenFrom } from './controls/control.ts';

/** A label within a sentence; what is written in capitals, such as ZIP, stays so. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** A label that is a question is asked as it stands: `Select how the debit was authorized.` */
const isQuestion = (label: string): boolean =>
  /^(?:how|what|when|where|whether|which|who|why)\b/i.test(label);

/** Letters that are said with a vowel first: an SSN, an EIN. */
const spelled = /^[AEFHILMNORSX][A-Z]+\b(?<!ZIP)/;

/** 'an amount', 'a username', 'the last four digits'. */
function withArticle(label: string): string {
  if (/^email$/i.test(label)) return 'an email address';
  const name = inSentence(label);
  // What is several, or names one thing of its own, is asked for as that.
  if (/(?<![su'])s$|^(?:first|last|your)\b/.test(name) && !/name$/.test(name)) return `the ${name}`;
  const isVowel = /^[A-Z]{2}/.test(name)
    ? spelled.test(name)
    : /^(?:[aeio]|u(?!s|ni|rl))/.test(name);
  return `${isVowel ? 'an' : 'a'} ${name}`;
}

const asked = (label: string): string =>
  `${isQuestion(label) ? inSentence(label) : withArticle(label)}.`;

/** 'Enter an amount.' */
export const askToEnter = (label: string): string => `Enter ${asked(label)}`;

/** 'Select an account.' */
export const askToSelect = (label: string): string => `Select ${asked(label)}`;

/** What a field says while nothing is filled in: it asks for it by its name. */
export const askFor = (control: object, label: string): string =>
  isChosenFrom(control) ? askToSelect(label) : askToEnter(label);

/** A problem as its field says it. @param ask what the field says while it is empty. */
export const namedProblem = (message: string, ask: string | undefined): string =>
  message === missingValue && ask !== undefined ? ask : message;

interface NamedProblem {
  /** The field's path. */
  readonly name: string;
  readonly message: string;
}

/**
 * The same for a summary, in the order of the fields on the page; what no field shows comes last. What
 * is missing in a field that isn't there yet is asked for once it is: others lead to it.
 * @param asks of the fields that are shown, by their paths.
 */
export function namedProblems(
  problems: readonly NamedProblem[],
  asks: ReadonlyMap<string, string>,
): readonly NamedProblem[] {
  const shown = [...asks.keys()];
  const placeOf = ({ name }: NamedProblem) => (asks.has(name) ? shown.indexOf(name) : shown.length);
  const known = problems.filter(({ name, message }) => asks.has(name) || message !== missingValue);
  return (known.length === 0 ? problems : known)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ name, message }) => ({ name, message: namedProblem(message, asks.get(name)) }));
}
