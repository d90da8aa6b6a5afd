import { askToEnter, askToSelect, missingValue } from '@payfac/domain/validation';
import { isChosenFrom } from './controls/control.ts';

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
