import { cardBrandLabels } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { html } from 'hono/html';
import { differenceText } from '../../areas/hosted-sessions/notify-paid.ts';
import { failureOf } from '../../areas/transactions/responses.ts';
import type { TransactionRow } from '../../areas/transactions/store.ts';
import type { Content, Part } from '../frame/document.ts';
import type { Page } from '../frame/frame.ts';
import { heroAmount } from '../frame/money.ts';
import type { Attempt } from './attempt.ts';
import { longMoment } from './dates.ts';
import type { Offer } from './offer.ts';
import type { Payable } from './payable.ts';
import { termsList } from './summary.ts';

const fact = (name: string, value: string | null | undefined): Part =>
  value ? html`<div><dt>${name}</dt><dd>${value}</dd></div>` : '';

const meansOf = ({ paymentType, cardBrand, cardKind, bankName, last4 }: TransactionRow): string => {
  if (paymentType === 'eCheck') return `${bankName ?? 'Bank account'} ending in ${last4}`;
  const kind = cardKind === 'DEBIT' ? ' debit' : '';
  return `${cardBrand ? cardBrandLabels[cardBrand] : 'Card'}${kind} ending in ${last4}`;
};

/** A payment's state when it has changed since it was made. */
const afterwards: Readonly<Record<string, string>> = {
  voided: 'This payment was later canceled and not charged.',
  refunded: 'This payment was later refunded.',
  'partially-refunded': 'Part of this payment was later refunded.',
  returned: 'The bank returned this payment.',
};

const facts = ({ session, timeZone }: Payable, { payment, row }: Attempt): Content =>
  html`<dl class="facts">
    ${fact('For', session.description)}
    ${fact('Invoice', session.invoiceId === null ? session.invoiceNumber : null)}
    ${fact('Date', longMoment(payment.createdAt, timeZone))}
    ${fact('Paid by', row && meansOf(row))} ${fact('Name', payment.payer.name)}
    ${fact('Payment', row && displayTransactionId(row.transactionId))}
    ${fact('Authorization', row?.authorizationCode)}
  </dl>`;

const printing: Content = html`<div class="actions">
  <button type="button" class="quiet" data-print hidden>Print</button>
</div>`;

/** The receipt, for screen and print. */
export function receiptPage(payable: Payable, attempt: Attempt, offer: Offer): Page {
  const { session, subMerchant } = payable;
  const { payment, row } = attempt;
  const thanks =
    session.transactionMessages?.success ?? 'Thank you. Keep this page as your receipt.';
  const title = offer.isPlan ? 'You’re subscribed' : 'Payment received';
  const difference = differenceText(payment);
  const later = row && afterwards[row.status];
  return {
    title: row ? `${title}: ${formatUsd(payment.amount)}` : title,
    whose: subMerchant.dbaName,
    content: html`<section class="summary">
      <h1>${title}</h1>
      ${row ? heroAmount(payment.amount) : ''}
      ${later ? html`<div class="box info"><p>${later}</p></div>` : ''}
      <p>${thanks}</p>
      ${facts(payable, attempt)}
      ${termsList(offer)}
      ${difference === undefined ? '' : html`<p>${difference}</p>`} ${printing}
    </section>`,
  };
}

interface Waiting {
  readonly title: string;
  readonly text: string;
  /** The page reloads by itself. */
  readonly isLooking: boolean;
}

const waiting = (
  { subMerchant }: Payable,
  { payment, row }: Attempt,
  { title, text, isLooking }: Waiting,
): Page => ({
  title,
  whose: subMerchant.dbaName,
  content: html`<h1>${title}</h1>
    ${row ? heroAmount(payment.amount) : ''}
    <p role="status">${text}</p>
    <div class="actions" ${isLooking ? html`data-wait` : ''}>
      <a class="quiet" href="">Check again</a>
    </div>`,
});

/** Shown until the processor responds: asks about the same attempt and never starts another. */
export const unknownOutcomePage = (payable: Payable, attempt: Attempt): Page =>
  waiting(payable, attempt, {
    title: 'We’re checking on your payment',
    text: 'We haven’t heard back about your payment yet. We’re checking the result, and you won’t be charged twice. Don’t pay again: this page will show how it ended.',
    isLooking: true,
  });

export const runningPage = (payable: Payable, attempt: Attempt): Page =>
  waiting(payable, attempt, {
    title: 'Your payment is in progress',
    text: 'This takes a few seconds. Don’t pay again.',
    isLooking: true,
  });

export const heldPage = (payable: Payable, attempt: Attempt): Page =>
  waiting(payable, attempt, {
    title: 'Your payment is under review',
    text: `${payable.subMerchant.dbaName} will be notified once it’s approved. You won’t be charged until then, and you don’t need to pay again.`,
    isLooking: false,
  });

/**
 * The decline reasons that a payer may see. Issuer codes, and whether a card is lost, stolen or suspect, aren't shown.
 */
const reasons: Readonly<Record<string, string>> = {
  '10': 'Your card covers only a part of the amount.',
  '51': 'Your card was declined: insufficient funds.',
  '54': 'Your card was declined: check the expiration date.',
  N7: 'Your card was declined: check the security code.',
  N8: 'Your card was declined: check the billing ZIP code.',
};

/** Why a payment was declined, for the payer: any reason that isn't theirs to know gets the general message. */
export function declinedFor({
  paymentType,
  responseCode,
}: Pick<TransactionRow, 'paymentType' | 'responseCode'>): string {
  if (paymentType === 'eCheck') return 'Your bank account couldn’t be debited.';
  const code = responseCode ?? '';
  return (Object.hasOwn(reasons, code) ? reasons[code] : undefined) ?? 'Your card was declined.';
}

/** Why an attempt failed, in words for the payer, or the merchant's own. */
export function declineText({ session }: Payable, { row }: Attempt): string {
  const why = row?.outcome === 'failed' ? declinedFor(row) : row && failureOf(row)?.message;
  const own = session.transactionMessages?.failure;
  return `${why ?? ''} ${own ?? 'You weren’t charged. Try another card or payment method.'}`.trim();
}
