import { type DigitFormat, reformat, stepOverSeparators } from '../card/mask.ts';

interface FieldRules {
  readonly format: DigitFormat;
  /** The error message, or undefined when the text is valid. */
  readonly check: (text: string) => string | undefined;
}

interface FieldListeners {
  readonly changed: () => void;
  readonly focus: () => void;
  readonly blur: () => void;
  /** Called when Enter is pressed. */
  readonly submit: () => void;
}

function partsOf(name: string) {
  const root = document.querySelector(`[data-field="${name}"]`);
  const input = root?.querySelector('input');
  const message = root?.querySelector('[data-message]');
  if (!(root instanceof HTMLElement) || !input || !message) throw new Error(`No field ${name}.`);
  return { root, input, message };
}

/** A masked input with its error message. It shows an error once told that it was left, and clears it while typing. */
export function createField(name: string, { format, check }: FieldRules) {
  const { root, input, message } = partsOf(name);

  function show(text: string | undefined): void {
    if (text === undefined) delete root.dataset['state'];
    else root.dataset['state'] = 'error';
    input.setAttribute('aria-invalid', String(text !== undefined));
    message.textContent = text ?? '';
  }

  const hasComplaint = () => root.dataset['state'] === 'error';
  const problem = () => check(input.value);

  function mask(isDeleting: boolean): void {
    const caret = input.selectionStart ?? input.value.length;
    const edited = reformat({ text: input.value, caret }, format, isDeleting);
    if (edited.text === input.value) return;
    input.value = edited.text;
    input.setSelectionRange(edited.caret, edited.caret);
  }

  input.addEventListener('input', (event) => {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    mask(isDeleting);
    if (hasComplaint() && problem() === undefined) show(undefined);
  });

  input.addEventListener('keydown', (event) => {
    const { key } = event;
    const caret = input.selectionStart ?? 0;
    if ((key !== 'Backspace' && key !== 'Delete') || caret !== input.selectionEnd) return;
    const place = stepOverSeparators({ text: input.value, caret }, key);
    input.setSelectionRange(place, place);
  });

  return {
    value: () => input.value,
    problem,
    show,
    /** Shows the field's error, if any, and returns it. */
    validate() {
      const text = problem();
      show(text);
      return text;
    },
    /** Checks an error again that another field's change may have fixed or changed. */
    recheck() {
      mask(false);
      if (hasComplaint()) show(problem());
    },
    focus: () => input.focus(),
    /** Shows the error, if any, of a field that was left with a text. */
    left: () => show(input.value === '' ? undefined : problem()),
    clear() {
      input.value = '';
      show(undefined);
    },
    on({ changed, focus, blur, submit }: FieldListeners) {
      input.addEventListener('input', changed);
      input.addEventListener('focus', focus);
      input.addEventListener('blur', blur);
      input.addEventListener('keydown', ({ key, isComposing, keyCode }) => {
        // Not the Enter that accepts an input method's suggestion; Safari marks that one only by key code 229.
        if (key === 'Enter' && !isComposing && keyCode !== 229) submit();
      });
    },
  };
}
