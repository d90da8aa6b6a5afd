import { type Cents, cents, formatUsd } from '@payfac/domain/money';
import { html } from 'hono/html';
import type { Content, Part } from '../frame/document.ts';
import type { Page } from '../frame/frame.ts';
import { heroAmount, quietAmount } from '../frame/money.ts';
import { hasTwoPrices, type Offer } from './offer.ts';

const row = (label: Content | string, amount: Cents, detail = ''): Content => html`<tr>
  <th scope="row">${label}${detail === '' ? '' : html`<small>${detail}</small>`}</th>
  <td>${formatUsd(amount)}</td>
</tr>`;

const hasLines = ({ items, modifiers, taxAmount }: Offer): boolean =>
  items.length > 0 || modifiers.length > 0 || taxAmount > 0;

/** The lines that make up the total; nothing for a single amount. */
function linesTable(offer: Offer): Part {
  const { items, modifiers, taxAmount } = offer;
  if (!hasLines(offer)) return '';
  return html`<table class="lines">
    <tbody>
      ${items.map(({ description, price, quantity }) =>
        row(
          description === '' ? 'Item' : description,
          cents(price * quantity),
          quantity === 1 ? '' : `${quantity} × ${formatUsd(price)}`,
        ),
      )}
      ${modifiers.map(({ type, description, amount }) =>
        row(description === '' ? type : description, amount),
      )}
      ${taxAmount > 0 ? row('Tax', taxAmount) : ''}
    </tbody>
  </table>`;
}

/** The higher price is due until the payment method is known. */
const twoPrices = ({ prices }: Offer): Content => html`<dl class="prices">
  <div>
    <dt class="of">By credit card</dt>
    <dd class="hero">${quietAmount(prices.standard)}</dd>
  </div>
  <div>
    <dt class="of">By debit card or bank account</dt>
    <dd class="less">${quietAmount(prices.reduced)}</dd>
  </div>
</dl>`;

const dueToday = ({ isPlan }: Offer): string => (isPlan ? 'due today' : '');

const amount = (offer: Offer): Content =>
  hasTwoPrices(offer)
    ? twoPrices(offer)
    : html`<div>
        ${hasLines(offer) ? html`<p class="of">Total</p>` : ''}
        ${heroAmount(offer.totalAmount, dueToday(offer))}
      </div>`;

/** The amount to pay; the page's header names the payee. */
const summary = (offer: Offer): Content => html`<section class="summary" aria-labelledby="title">
  <div class="head">
    <h1 id="title">${offer.title}</h1>
    ${offer.subTitle ? html`<p>${offer.subTitle}</p>` : ''}
  </div>
  ${amount(offer)} ${offer.hints.map((hint) => html`<p class="hint">${hint}</p>`)}
  ${linesTable(offer)} ${termsList(offer)}
  ${offer.notes ? html`<p class="notes">${offer.notes}</p>` : ''}
</section>`;

export const termsList = ({ terms }: Pick<Offer, 'terms'>): Part =>
  terms.length === 0
    ? ''
    : html`<ul class="terms">
        ${terms.map((term) => html`<li>${term}</li>`)}
      </ul>`;

/** The payee and the amount, visible everywhere on the page. */
export const offerInSight = (offer: Offer): Pick<Page, 'whose' | 'side' | 'line'> => ({
  whose: offer.payee,
  side: summary(offer),
  line: html`<span>${offer.payee}</span
    ><span>${formatUsd(offer.totalAmount)}${offer.isPlan ? ' due today' : ''}</span>`,
});
