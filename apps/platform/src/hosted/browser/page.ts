import { keepTyped } from './keep-typed.ts';
import { takeCards } from './take-cards.ts';

/*
 * What hosted pages can do without a script, they do without one; here is the rest: forms are sent
 * once, card fields are opened, a receipt is printed, a page that waits looks again.
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
  // Coming back by the browser's history shows the page as it was left.
  addEventListener('pageshow', () => setSending(form, false));
}

const print = document.querySelector<HTMLButtonElement>('[data-print]');
if (print) {
  print.hidden = false;
  print.addEventListener('click', () => window.print());
}

const looksAgainAfterMs = 3_000;
if (document.querySelector('[data-wait]')) setTimeout(() => location.reload(), looksAgainAfterMs);
