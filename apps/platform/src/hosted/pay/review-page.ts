import { formatUsd } from '@payfac/domain/money';
import { html } from 'hono/html';
import { hiddenField } from '../frame/controls.ts';
import type { Values } from '../frame/form.ts';
import type { Page } from '../frame/frame.ts';
import { heroAmount } from '../frame/money.ts';
import { priceSentence } from './form.ts';
import { actionLabel, type Offer } from './offer.ts';
import { amountDue, type PayerInstrument } from './payer-instrument.ts';

/** Numbers that are tokenized by now, and fields that the page adds itself. */
const leftOut: ReadonlySet<string> = new Set(['step', 'routingNumber', 'accountNumber']);

/** Shows the price for the entered payment method before anything is charged. */
export function reviewPage(offer: Offer, values: Values, means: PayerInstrument): Page {
  const due = amountDue(means, offer.prices);
  const kept = [...values].filter(([name]) => !leftOut.has(name));
  return {
    title: `Pay ${formatUsd(due)} to ${offer.payee}`,
    whose: offer.payee,
    content: html`<section class="summary">
      <h1>Confirm your payment</h1>
      ${heroAmount(due)}
      <dl class="facts">
        <div><dt>For</dt><dd>${offer.title}</dd></div>
        <div><dt>Pay with</dt><dd>${means.label}</dd></div>
      </dl>
      <div class="box info"><p>${priceSentence(means.isReduced, offer)}</p></div>
      <form method="post" novalidate>
        ${kept.flatMap(([name, all]) => all.map((value) => hiddenField(name, value)))}
        <div class="actions">
          <button type="submit" class="submit" name="step" value="pay">
            ${actionLabel(offer, due)}
          </button>
          <button type="submit" class="quiet" name="step" value="back">Back</button>
        </div>
      </form>
    </section>`,
  };
}
