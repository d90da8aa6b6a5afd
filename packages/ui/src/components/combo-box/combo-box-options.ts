export interface ComboBoxOption {
  readonly value: string;
  readonly label: string;
  /** A second line, for instance an id or an address. */
  readonly description?: string;
}

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
