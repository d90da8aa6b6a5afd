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

/**
 * The same for a summary, in the order of the fields on the page; what no field shows comes last.
 * @param labels of the fields that are shown, by their paths.
 */
export function namedProblems(
  problems: readonly NamedProblem[],
  labels: ReadonlyMap<string, string>,
): readonly NamedProblem[] {
  const shown = [...labels.keys()];
  const placeOf = ({ name }: NamedProblem) =>
    labels.has(name) ? shown.indexOf(name) : shown.length;
  return problems
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ name, message }) => ({ name, message: namedProblem(message, labels.get(name)) }));
}
