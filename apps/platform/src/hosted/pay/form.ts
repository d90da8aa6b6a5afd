import { formatUsd } from '@payfac/domain/money';
import type { LinkPaymentMethod } from '@payfac/domain/payment-links';
import { html } from 'hono/html';
import { addressFields, zipField } from '../frame/address.ts';
import { checkField, hiddenField, problemBox, textField } from '../frame/controls.ts';
import type { Content, Part } from '../frame/document.ts';
import { type FormState, textOf } from '../frame/form.ts';
import type { CardContext } from './card-context.ts';
import { customField } from './custom-fields.ts';
import { actionLabel, hasTwoPrices, type Offer } from './offer.ts';
import { billingIsShipping, holderMissing, holderNames, payerMissing } from './order.ts';

export interface PayForm {
  readonly offer: Offer;
  readonly state: FormState;
  /** Identifies the attempt, so that it moves money at most once. */
  readonly attemptId: string;
  /** Undefined when the page takes no cards. */
  readonly card: CardContext | undefined;
  /** A card that was already entered, such as `Visa ending in 4242`. */
  readonly enteredCard: string | undefined;
  readonly enteredAccount: string | undefined;
}

/** Includes debit cards: even when they pay a lower price, payers look for them under "Card". */
const methodLabels = {
  creditCard: 'Card',
  eCheck: 'Bank account',
} as const satisfies Record<LinkPaymentMethod, string>;

function methodChoice({ offer, state }: PayForm): Part {
  if (offer.methods.length < 2) return '';
  const chosen = textOf(state.values, 'method') || offer.methods[0];
  return html`<fieldset>
    <legend>Payment method</legend>
    <div class="methods">
      ${offer.methods.map(
        (method) =>
          html`<label class="choice"
            ><input
              id="method-${method}"
              name="method"
              type="radio"
              value="${method}"
              ${method === chosen ? 'checked' : ''}
            /><span>${methodLabels[method]}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

const entered = (name: string, token: string, label: string): Content => html`
  ${hiddenField(name, token)}
  <div class="actions entered">
    <strong>${label}</strong>
    <button type="submit" class="quiet" name="step" value="another">Use another</button>
  </div>
`;

type Method = keyof typeof holderNames;

const holders = {
  creditCard: { label: 'Name on card', autocomplete: 'cc-name' },
  eCheck: { label: 'Account holder', autocomplete: 'name' },
} as const satisfies Record<Method, object>;

const tokenNames = { creditCard: 'token', eCheck: 'bankToken' } as const satisfies Record<
  Method,
  string
>;

const billingField = { prefix: 'billing', section: 'billing', whose: 'your' } as const;
const shippingField = { prefix: 'shipping', section: 'shipping', whose: 'your shipping' } as const;

/** @param known what was already entered. @param fresh asks for it, around the holder's name. */
function payWith(
  { offer, state }: PayForm,
  method: Method,
  known: string | undefined,
  fresh: (holder: Content) => Content,
): Part {
  if (!offer.methods.includes(method)) return '';
  const holder = textField(state, {
    name: holderNames[method],
    ...holders[method],
    missing: holderMissing[method],
    maxlength: 120,
  });
  const token = tokenNames[method];
  return html`<div class="by-${method}">
    ${known === undefined ? fresh(holder) : html`${entered(token, textOf(state.values, token), known)}${holder}`}
    ${method === 'creditCard' && offer.asked.billing === 'zip' ? zipField(state, billingField) : ''}
  </div>`;
}

const byCard = (form: PayForm): Part =>
  payWith(
    form,
    'creditCard',
    form.enteredCard,
    (holder) => html`
      ${hiddenField('token', '')}
      <div
        data-card
        data-context="${form.card?.context ?? ''}"
        data-vault-id="${form.card?.vaultId ?? ''}"
      ></div>
      <p class="message" data-card-problem role="alert" hidden></p>
      <noscript><p>Card entry needs JavaScript. Turn it on and reload this page.</p></noscript>
      ${holder}
    `,
  );

const byBank = (form: PayForm): Part =>
  payWith(
    form,
    'eCheck',
    form.enteredAccount,
    (holder) => html`
      ${holder}
      <div class="pair">
        ${textField(form.state, {
          name: 'routingNumber',
          label: 'Routing number',
          missing: payerMissing.routingNumber,
          inputmode: 'numeric',
          maxlength: 9,
        })}
        ${textField(form.state, {
          name: 'accountNumber',
          label: 'Account number',
          missing: payerMissing.accountNumber,
          inputmode: 'numeric',
          maxlength: 17,
        })}
      </div>
      <p class="hint">By paying, you allow ${form.offer.payee} to debit this checking account once.</p>
    `,
  );

function contact({ offer: { asked }, state }: PayForm): Part {
  if (!asked.email && !asked.phone) return '';
  return html`<fieldset>
    <legend>Contact</legend>
    ${
      asked.email
        ? textField(state, {
            name: 'email',
            label: 'Email for the receipt',
            missing: payerMissing.email,
            type: 'email',
            autocomplete: 'email',
            maxlength: 254,
          })
        : ''
    }
    ${
      asked.phone
        ? textField(state, {
            name: 'phone',
            label: 'Mobile number',
            missing: payerMissing.phone,
            type: 'tel',
            autocomplete: 'tel-national',
            maxlength: 20,
          })
        : ''
    }
  </fieldset>`;
}

const address = (title: string, fields: Content): Content => html`<fieldset>
  <legend>${title}</legend>
  ${fields}
</fieldset>`;

/** The addresses that a merchant collects; the billing address is entered only if it differs. */
const addresses = ({ offer: { asked }, state }: PayForm): Content => html`
  ${asked.shipping ? address('Shipping address', addressFields(state, shippingField)) : ''}
  ${
    asked.billing !== 'address'
      ? ''
      : address(
          'Billing address',
          html`${
            asked.shipping
              ? checkField(state, {
                  name: billingIsShipping,
                  label: 'Same as the shipping address',
                })
              : ''
          }
          <div class="billing">${addressFields(state, billingField)}</div>`,
        )
  }
`;

/** The consent of a payer on a page that saves the card or account. */
const permission = ({ offer: { payee, isPlan, keepsMethod } }: PayForm): Part => {
  if (!keepsMethod) return '';
  return isPlan
    ? html`<p class="hint">
        By subscribing, you allow ${payee} to save your card and charge it on this schedule until you cancel.
      </p>`
    : html`<p class="hint">
        By paying, you allow ${payee} to save your payment method for later payments you agree to.
      </p>`;
};

/** The form's fields besides the amount, on the page and in its preview. */
const questions = (form: PayForm): Content => html`
  ${contact(form)} ${addresses(form)}
  ${form.offer.customFields.map((field) => customField(form.state, field))}
`;

/** The button for Enter: a form's first button is its default one, visible or not. */
const defaultButton = (offer: Offer): Content =>
  html`<button type="submit" name="step" value="${hasTwoPrices(offer) ? 'review' : 'pay'}" hidden></button>`;

/** The button before the payment method, and so the price, is known. */
function button({ offer }: PayForm): Content {
  if (hasTwoPrices(offer)) {
    return html`<button type="submit" class="submit" name="step" value="review">
        Continue
      </button>
      <p class="safe">You won’t be charged yet. You’ll see your price first.</p>`;
  }
  const due = offer.prices.standard;
  return html`<button type="submit" class="submit" name="step" value="pay">
    ${actionLabel(offer, due)}
  </button>`;
}

/** A page's form, with the parts that the page asks for. */
export function payForm(form: PayForm): Content {
  const { offer, state, attemptId } = form;
  return html`<section class="pay" aria-label="Payment">
    ${problemBox(state)}
    <form method="post" novalidate>
      ${defaultButton(offer)} ${hiddenField('attempt', attemptId)}
      ${hiddenField('shown', String(offer.totalAmount))}
      ${methodChoice(form)} ${byCard(form)} ${byBank(form)} ${questions(form)}
      ${permission(form)} ${button(form)}
    </form>
  </section>`;
}

/** Replaces the form in a preview, where nothing can be paid. */
export const previewForm = ({ offer, ...form }: PayForm): Content => html`<section
  class="pay"
  aria-label="Payment"
>
  <div class="box info" role="status">
    <p>This is a preview. You can’t pay here, and nothing is saved.</p>
  </div>
  <form novalidate>
    <fieldset disabled class="preview">
      ${methodChoice({ ...form, offer })}
      ${
        offer.methods.includes('creditCard')
          ? html`<div class="by-creditCard">
              ${textField(form.state, { name: 'preview-card', label: 'Card number' })}
              ${textField(form.state, { name: holderNames.creditCard, label: 'Name on card' })}
              ${offer.asked.billing === 'zip' ? zipField(form.state, billingField) : ''}
            </div>`
          : ''
      }
      ${byBank({ ...form, offer })} ${questions({ ...form, offer })}
      <button type="submit" class="submit">
        ${hasTwoPrices(offer) ? 'Continue' : actionLabel(offer, offer.prices.standard)}
      </button>
    </fieldset>
  </form>
</section>`;

export const priceSentence = (isReduced: boolean, { prices }: Offer): string =>
  isReduced
    ? `You pay the lower price and save ${formatUsd(prices.saving)}.`
    : `You pay the credit card price. With a debit card or bank account, it’s ${formatUsd(prices.reduced)}.`;
