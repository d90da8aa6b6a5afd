import { html } from 'hono/html';
import type { Part } from '../frame/document.ts';
import type { Page } from '../frame/frame.ts';
import { stateIcons } from '../icons.ts';
import type { Closing } from './availability.ts';
import { longMoment } from './dates.ts';
import type { Payable } from './payable.ts';

interface Text {
  readonly status: 404 | 409 | 410;
  readonly title: string;
  readonly text: string;
}

type Words = (name: string, number: string) => Text;

const texts: Readonly<Record<Closing, Words>> = {
  onboarding: (name) => ({
    status: 409,
    title: `${name} can’t take payments yet`,
    text: 'Their account is still being set up. Keep this link and come back later.',
  }),
  paused: (name) => ({
    status: 409,
    title: `${name} can’t take payments right now`,
    text: 'Nothing was charged. Try again later, or ask them how to pay.',
  }),
  canceled: (name) => ({
    status: 410,
    title: 'This payment link was canceled',
    text: `This link no longer takes payments. If you still owe something, ask ${name} for a new link.`,
  }),
  expired: (name) => ({
    status: 410,
    title: 'This payment link has expired',
    text: `The time to pay is over. Ask ${name} for a new link.`,
  }),
  voided: (name, number) => ({
    status: 410,
    title: `Invoice ${number} was voided`,
    text: `There’s nothing to pay. If you think there should be, ask ${name}.`,
  }),
  deleted: (name, number) => ({
    status: 410,
    title: `Invoice ${number} was withdrawn`,
    text: `There’s nothing to pay. If you think there should be, ask ${name}.`,
  }),
  paid: (name, number) => ({
    status: 410,
    title: number === '' ? 'This is already paid' : `Invoice ${number} is already paid`,
    text: `${name} has received the payment: there’s nothing left to pay. The receipt went to the payer’s email address.`,
  }),
  'under-way': () => ({
    status: 409,
    title: 'A payment is in progress',
    text: 'Someone is paying this right now. Check back in a minute. If that payment doesn’t go through, you can pay here.',
  }),
  'used-up': (name) => ({
    status: 410,
    title: 'This payment link was used up',
    text: `It’s been used as many times as allowed. Ask ${name} for a new link.`,
  }),
  ended: (name) => ({
    status: 410,
    title: 'This offer has ended',
    text: `The plan isn’t taking new subscribers. Ask ${name} about other plans.`,
  }),
};

const states: Readonly<Partial<Record<Closing, keyof typeof stateIcons>>> = {
  paid: 'done',
  onboarding: 'waits',
  paused: 'waits',
  'under-way': 'waits',
};

interface Shown extends Pick<Text, 'title' | 'text'> {
  readonly state?: keyof typeof stateIcons;
  readonly whose?: string;
  readonly below?: Part;
}

const page = ({ title, text, state = 'over', whose, below = '' }: Shown): Page => ({
  title,
  ...(whose !== undefined && { whose }),
  content: html`<span class="state" data-state="${state}">${stateIcons[state]}</span>
    <h1>${title}</h1>
    <p>${text}</p>
    ${below}`,
});

/** What a payer with several links can tell this one by. */
const facts = ({ session, invoice, timeZone }: Payable, closing: Closing): Part => {
  const { expiresAt } = session;
  // An invoice is named by its title.
  const description = invoice ? null : session.description;
  const ended = closing === 'expired' ? expiresAt : null;
  if (!description && !ended) return '';
  return html`<dl class="facts">
    ${description ? html`<div><dt>For</dt><dd>${description}</dd></div>` : ''}
    ${ended ? html`<div><dt>Expired</dt><dd>${longMoment(ended, timeZone)}</dd></div>` : ''}
  </dl>`;
};

/** For what may have changed a moment later. */
const again: Part = html`<div class="actions"><a class="quiet" href="">Check again</a></div>`;

/** The page shown in place of one that can't be paid, with its status code. */
export function closedPage(
  payable: Payable,
  closing: Closing,
): { readonly status: Text['status']; readonly page: Page } {
  const { session, subMerchant, invoice } = payable;
  const number = invoice?.invoiceNumber ?? session.invoiceNumber ?? '';
  const whose = subMerchant.dbaName;
  const { status, title, text } = texts[closing](whose, number);
  const state = states[closing] ?? 'over';
  const below = html`${facts(payable, closing)} ${closing === 'under-way' ? again : ''}`;
  return { status, page: page({ title, text, state, whose, below }) };
}

export const unknownPage: Page = page({
  title: 'This link doesn’t work',
  text: 'Check that the link is complete, or ask the sender for a new one.',
});

export const lapsedPreviewPage: Page = page({
  title: 'This preview has expired',
  text: 'Previews last an hour. Open it again from the backoffice.',
});
