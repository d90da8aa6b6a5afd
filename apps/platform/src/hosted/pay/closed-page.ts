import { html } from 'hono/html';
import type { Page } from '../frame/frame.ts';
import type { Payable } from './payable.ts';
import type { Closing } from './standing.ts';

interface Text {
  readonly status: 404 | 409 | 410;
  readonly title: string;
  readonly text: string;
}

type Words = (name: string, number: string) => Text;

const texts: Readonly<Record<Closing, Words>> = {
  onboarding: (name) => ({
    status: 409,
    title: `${name} cannot take payments yet`,
    text: 'Their account is still being set up. Keep this link and come back later.',
  }),
  paused: (name) => ({
    status: 409,
    title: `${name} cannot take payments right now`,
    text: 'Nothing was charged. Try again later, or ask them how to pay.',
  }),
  canceled: (name) => ({
    status: 410,
    title: 'This payment link was canceled',
    text: `Nothing can be paid here any more. If you think you should pay, ask ${name} for a new link.`,
  }),
  expired: (name) => ({
    status: 410,
    title: 'This payment link has expired',
    text: `Its time to pay is over. Ask ${name} for a new link.`,
  }),
  voided: (name, number) => ({
    status: 410,
    title: `Invoice ${number} was voided`,
    text: `There is nothing to pay. If you think there is, ask ${name}.`,
  }),
  deleted: (name, number) => ({
    status: 410,
    title: `Invoice ${number} was withdrawn`,
    text: `There is nothing to pay. If you think there is, ask ${name}.`,
  }),
  paid: (name, number) => ({
    status: 410,
    title: number === '' ? 'This was paid already' : `Invoice ${number} was paid already`,
    text: `${name} has received the payment: nothing more is to be paid. The receipt went to the payer’s e-mail address.`,
  }),
  'under-way': () => ({
    status: 409,
    title: 'A payment is under way',
    text: 'Somebody is paying this at the moment. Look again in a minute: if the payment does not go through, you can pay here.',
  }),
  'used-up': (name) => ({
    status: 410,
    title: 'This payment link was used up',
    text: `It was paid as often as it may be. Ask ${name} for a new link.`,
  }),
  ended: (name) => ({
    status: 410,
    title: 'This offer has ended',
    text: `The plan takes no new subscribers. Ask ${name} for another.`,
  }),
};

const page = (title: string, text: string, payee?: string): Page => ({
  title,
  content: html`${payee === undefined ? '' : html`<p class="payee">${payee}</p>`}
    <h1>${title}</h1>
    <p>${text}</p>`,
});

/** The page in place of one that cannot be paid on, and the status it is answered with. */
export function closedPage(
  { session, subMerchant, invoice }: Payable,
  closing: Closing,
): { readonly status: Text['status']; readonly page: Page } {
  const number = invoice?.invoiceNumber ?? session.invoiceNumber ?? '';
  const { status, title, text } = texts[closing](subMerchant.dbaName, number);
  return { status, page: page(title, text, subMerchant.dbaName) };
}

export const unknownPage: Page = page(
  'This link does not work',
  'Look whether the address is whole, or ask whoever sent it to you for another.',
);

export const lapsedPreviewPage: Page = page(
  'This preview has lapsed',
  'A preview can be looked at for an hour. Open it anew in the back office.',
);
