import { askToEnter, askToSelect, missingValue } from '@payfac/domain/validation';
import { isChosenFrom } from './controls/control.ts';

/** An empty field's message, which asks for it by name. */
export const askFor = (control: object, label: string): string =>
  isChosenFrom(control) ? askToSelect(label) : askToEnter(label);

/** A problem in its field's words. @param ask the field's message when it is empty. */
export const namedProblem = (message: string, ask: string | undefined): string =>
  message === missingValue && ask !== undefined ? ask : message;

interface NamedProblem {
  /** The field's path. */
  readonly name: string;
  readonly message: string;
}

/**
 * The same for a summary, in the order of the fields on the page; problems without a visible field come last. A missing
 * value of a field that isn't shown yet is left out, since other fields lead to it.
 * @param asks the visible fields' messages for empty values, by path.
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
