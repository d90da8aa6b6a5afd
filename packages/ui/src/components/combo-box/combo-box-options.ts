/** An option. */
export interface ComboBoxOption {
  /** Value emitted when chosen. */
  readonly value: string;
  /** Visible label. */
  readonly label: string;
  /** Second line, such as an id or an address. */
  readonly description?: string | undefined;
}

/** State of an option search. */
export type OptionStatus = 'ready' | 'loading' | 'failed';

/** Maximum options rendered; typing narrows them down. */
export const MOST_OPTIONS = 100;

/** Label of a value: its option's label, or the value itself when typed. */
export function labelOf(options: readonly ComboBoxOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Value of a typed text: the option with that exact label, or else the text itself. */
export function valueOf(options: readonly ComboBoxOption[], text: string): string | null {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return '';
  const option = options.find(({ label }) => label.toLocaleLowerCase() === wanted);
  return option?.value ?? null;
}

export function digitsIn(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** Options whose label or description contains the text, ignoring case. */
export function matchingOptions(
  options: readonly ComboBoxOption[],
  typed: string | null,
): readonly ComboBoxOption[] {
  if (typed === null || typed === '') return options;
  const wanted = typed.toLocaleLowerCase();
  return options.filter(
    ({ label, description }) =>
      label.toLocaleLowerCase().includes(wanted) ||
      description?.toLocaleLowerCase().includes(wanted) === true,
  );
}
