/** One thing that can be chosen. */
export interface ComboBoxOption {
  /** What is handed over when it is chosen. */
  readonly value: string;
  /** What people read. */
  readonly label: string;
  /** A second line, for instance an id or an address. */
  readonly description?: string | undefined;
}

/** How far a search for options has come. */
export type OptionStatus = 'ready' | 'loading' | 'failed';

/** More options are not drawn: nobody reads them, and typing narrows them down. */
export const MOST_OPTIONS = 100;

/** What a value is called: the label of its option, or itself where it was typed by hand. */
export function labelOf(options: readonly ComboBoxOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The value a typed text stands for: an option of that very label, else the text itself. */
export function valueOf(options: readonly ComboBoxOption[], text: string): string | null {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return '';
  const option = options.find(({ label }) => label.toLocaleLowerCase() === wanted);
  return option?.value ?? null;
}

export function digitsIn(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** Options with the typed text in label or description, in any case. */
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
