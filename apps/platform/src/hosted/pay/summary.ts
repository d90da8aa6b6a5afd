import { type Cents, cents, formatUsd } from '@payfac/domain/money';
import { html } from 'hono/html';
import type { Content, Part } from '../frame/document.ts';
import { hasTwoPrices, type Offer } from './offer.ts';

const row = (label: Content | string, amount: Cents, detail = ''): Content => html`<tr>
  <th scope="row">${label}${detail === '' ? '' : html`<small>${detail}</small>`}</th>
  <td>${formatUsd(amount)}</td>
</tr>`;

/** What the total is made of; nothing when that is one amount. */
function linesTable({ items, modifiers, taxAmount, totalAmount }: Offer): Part {
  if (items.length === 0 && modifiers.length === 0 && taxAmount <= 0) return '';
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
    <tfoot>
      ${row('Total', totalAmount)}
    </tfoot>
  </table>`;
}

const twoPrices = ({ prices }: Offer): Content => html`<dl class="prices">
  <div>
    <dt>By credit card</dt>
    <dd>${formatUsd(prices.standard)}</dd>
  </div>
  <div>
    <dt>By debit card or bank account</dt>
    <dd>${formatUsd(prices.reduced)}</dd>
  </div>
</dl>`;

const amount = (offer: Offer): Content =>
  html`<p class="amount">
    ${formatUsd(offer.totalAmount)} ${offer.isPlan ? html`<small>due today</small>` : ''}
  </p>`;

/** What is to be paid, and to whom. */
export const summary = (
  offer: Offer,
): Content => html`<section class="summary" aria-labelledby="title">
  <div class="head">
    <p class="payee">${offer.payee}</p>
    <h1 id="title">${offer.title}</h1>
    ${offer.subTitle ? html`<p>${offer.subTitle}</p>` : ''}
  </div>
  ${hasTwoPrices(offer) ? twoPrices(offer) : amount(offer)}
  ${offer.hints.map((hint) => html`<p class="hint">${hint}</p>`)}
  ${linesTable(offer)}
  ${
    offer.terms.length === 0
      ? ''
      : html`<ul class="terms">
          ${offer.terms.map((term) => html`<li>${term}</li>`)}
        </ul>`
  }
  ${offer.notes ? html`<p class="notes">${offer.notes}</p>` : ''}
</section>`;
