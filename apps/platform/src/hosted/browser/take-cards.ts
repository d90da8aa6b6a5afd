import type { CardField } from '../card/check.ts';
import type { Change, Tokenized } from '../fields/protocol.ts';

interface CardFields {
  tokenize(): Promise<Tokenized>;
  focus(field: CardField): void;
  on(event: 'error', listener: (failure: { readonly message: string }) => void): void;
  on(event: 'change', listener: (change: Change) => void): void;
}

/** The API of the loader, which the page loads first. */
interface FieldsLoader {
  create(options: {
    readonly context: string;
    readonly vaultId: string;
    readonly container: HTMLElement;
  }): CardFields;
}

declare global {
  interface Window {
    readonly PayfacFields?: FieldsLoader;
  }
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const isShown = (element: HTMLElement): boolean => element.offsetParent !== null;

/** Shows at a control what to enter, in the server's words. */
function complain(control: HTMLInputElement | HTMLSelectElement): void {
  const field = control.closest<HTMLElement>('.field');
  if (!field || field.dataset['state'] === 'error') return;
  const message = document.createElement('p');
  message.className = 'message';
  message.id = `${control.id}-missing`;
  message.textContent = control.dataset['missing'] ?? 'Fill this in.';
  field.dataset['state'] = 'error';
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', message.id);
  field.append(message);
  control.addEventListener(
    'input',
    () => {
      message.remove();
      field.dataset['state'] = 'none';
      control.removeAttribute('aria-invalid');
      control.removeAttribute('aria-describedby');
    },
    { once: true },
  );
}

/** Opens the card fields of a form. The number goes from their frame to the platform; the form only gets a token. */
export function takeCards(form: HTMLFormElement) {
  const container = form.querySelector<HTMLElement>('[data-card]');
  const token = form.querySelector<HTMLInputElement>('input[name=token]');
  const note = form.querySelector<HTMLElement>('[data-card-problem]');
  const { context, vaultId } = container?.dataset ?? {};
  if (!container || !token || !note || !context || !vaultId || !window.PayfacFields) {
    return undefined;
  }
  const fields = window.PayfacFields.create({ context, vaultId, container });
  const say = (text: string) => {
    note.textContent = text;
    note.hidden = text === '';
  };
  fields.on('error', ({ message }) => say(message));
  let isComplete = false;
  fields.on('change', (change) => {
    isComplete = change.isComplete;
  });

  return {
    /** Whether a card must be tokenized before the form is sent. */
    isNeeded: () => token.value === '' && isShown(container),
    /** @returns whether the form has a token now. */
    async take(): Promise<boolean> {
      const controls = [
        ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
          'input[required], select[required]',
        ),
      ];
      const missing = controls.filter((control) => isShown(control) && control.value.trim() === '');
      missing.forEach(complain);
      if (missing.length > 0 && isComplete) {
        missing[0]?.focus();
        return false;
      }
      const result = await fields.tokenize();
      const errors = result.ok ? [] : result.errors;
      say(errors.find(({ field }) => field === 'form')?.message ?? '');
      if (result.ok) token.value = result.token;
      const [wrong] = errors.flatMap(({ field }) => (field === 'form' ? [] : field));
      if (wrong && !(missing[0] && isBefore(missing[0], container))) {
        // The frame's label, too, must be in sight.
        container.scrollIntoView({ block: 'nearest' });
        fields.focus(wrong);
      } else missing[0]?.focus();
      return result.ok && missing.length === 0;
    },
  };
}
