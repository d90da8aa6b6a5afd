import { missingValue } from '@payfac/domain/validation';

/** A label within a sentence; what is written in capitals, such as ZIP, stays so. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** A problem as its field says it: what is missing is asked for by its name. */
export const namedProblem = (message: string, label: string | undefined): string =>
  message === missingValue && label !== undefined ? `Enter the ${inSentence(label)}.` : message;

interface NamedProblem {
  /** The field's path. */
  readonly name: string;
  readonly message: string;
}

/** The same for a summary. @param labels of the fields that are shown, by their paths. */
export const namedProblems = (
  problems: readonly NamedProblem[],
  labels: ReadonlyMap<string, string>,
): readonly NamedProblem[] =>
  problems.map(({ name, message }) => ({ name, message: namedProblem(message, labels.get(name)) }));
