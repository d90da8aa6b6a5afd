import { keepTyped } from './keep-typed.ts';
import { takeCards } from './take-cards.ts';

/*
 * Hosted pages work without a script as far as possible. This adds sending forms only once, card fields, printing a
 * receipt, and reloading a page that waits for an outcome.
 */

const setSending = (form: HTMLFormElement, isSending: boolean) => {
  form.dataset['sending'] = String(isSending);
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[type=submit]')) {
    button.setAttribute('aria-disabled', String(isSending));
  }
};

async function takeAndSubmit(
  form: HTMLFormElement,
  cards: NonNullable<ReturnType<typeof takeCards>>,
  submitter: HTMLElement | null,
): Promise<void> {
  const isTaken = await cards.take();
  setSending(form, false);
  if (isTaken) form.requestSubmit(submitter);
}

for (const form of document.querySelectorAll('form')) {
  if (form.hasAttribute('data-keep')) keepTyped(form);
  const cards = takeCards(form);
  form.addEventListener('submit', (event) => {
    if (form.dataset['sending'] === 'true') {
      event.preventDefault();
      return;
    }
    setSending(form, true);
    if (!cards?.isNeeded()) return;
    event.preventDefault();
    void takeAndSubmit(form, cards, event.submitter);
  });
  // The browser's back button restores the page in its last state.
  addEventListener('pageshow', () => setSending(form, false));
}

const print = document.querySelector<HTMLButtonElement>('[data-print]');
if (print) {
  print.hidden = false;
  print.addEventListener('click', () => window.print());
}

const looksAgainAfterMs = 3_000;
if (document.querySelector('[data-wait]')) setTimeout(() => location.reload(), looksAgainAfterMs);
