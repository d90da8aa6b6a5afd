import { bankAccountNumber, routingNumber } from '@payfac/domain/banking';
import { emailAddress, zipCode } from '@payfac/domain/contact';
import type { CustomFieldValues } from '@payfac/domain/custom-fields';
import type { LinkPaymentMethod } from '@payfac/domain/payment-links';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Payer } from '../../kernel/database/schema/hosted-sessions.ts';
import { addressMissing } from '../frame/address.ts';
import { textOf, type Values, valuesOf } from '../frame/form.ts';
import { createReader, type Reader, typedPhone } from '../frame/read.ts';
import { isAttemptId } from './attempt.ts';
import { readAnswers } from './custom-fields.ts';
import type { Offer } from './offer.ts';

/** What a payer entered. */
export interface Order {
  readonly attemptId: string;
  readonly method: LinkPaymentMethod;
  readonly payer: Payer;
  readonly answers: CustomFieldValues;
  /** The token of a card or bank account; empty while the account's numbers are given instead. */
  readonly token: string;
  readonly account: { readonly routingNumber: string; readonly accountNumber: string } | undefined;
}

/** The name of the control for the payer's name, by payment method. */
export const holderNames = { creditCard: 'cardHolderName', eCheck: 'accountHolderName' } as const;

export const holderMissing = {
  creditCard: 'Enter the name on the card.',
  eCheck: 'Enter the name of the account holder.',
} as const satisfies Record<LinkPaymentMethod, string>;

function readMethod(values: Values, { methods }: Offer): LinkPaymentMethod | undefined {
  const [only] = methods;
  if (methods.length === 1) return only;
  return methods.find((method) => method === textOf(values, 'method'));
}

/** The messages for the form's empty controls. */
export const payerMissing = {
  email: 'Enter your email address.',
  phone: 'Enter your mobile number.',
  routingNumber: 'Enter your bank’s routing number.',
  accountNumber: 'Enter your account number.',
} as const;

/** The checkbox that uses the shipping address for billing. */
export const billingIsShipping = 'billingIsShipping';

const longestName = 120;

/** The billing and shipping addresses; undefined for invalid ones. */
function readAddresses(values: Values, { asked }: Offer, reader: Reader) {
  const shipping = asked.shipping ? reader.address('shipping', 'your shipping') : null;
  if (asked.billing !== 'address') return { shipping, billing: null };
  const isShipping = asked.shipping && textOf(values, billingIsShipping) === 'yes';
  return { shipping, billing: isShipping ? shipping : reader.address('billing', 'your') };
}

/** Reads a form by what the page asks for, in its order. @returns the order, or its problems. */
export function readOrder(values: Values, offer: Offer) {
  const reader = createReader(values);
  const { readNeeded, say, problems } = reader;
  const attemptId = textOf(values, 'attempt');
  const method = readMethod(values, offer);
  if (!method) say('method-creditCard', 'Choose how to pay.');
  const holder = method ?? 'creditCard';
  const name = readNeeded(holderNames[holder], requiredText(longestName), holderMissing[holder]);
  const token = textOf(values, method === 'eCheck' ? 'bankToken' : 'token');
  const isTyped = method === 'eCheck' && token === '';
  const need = <T>(control: keyof typeof payerMissing, schema: z.ZodMiniType<T>) =>
    readNeeded(control, schema, payerMissing[control]);
  const routing = isTyped ? need('routingNumber', routingNumber) : undefined;
  const number = isTyped ? need('accountNumber', bankAccountNumber) : undefined;
  if (method === 'creditCard' && token === '') say('', 'Enter your card.');
  const { asked } = offer;
  const asksZip = asked.billing === 'zip' && method === 'creditCard';
  const zip = asksZip ? readNeeded('billing.zip', zipCode, addressMissing('your').zip) : undefined;
  const email = asked.email ? need('email', emailAddress.check(z.maxLength(254))) : null;
  const phone = asked.phone ? need('phone', typedPhone) : null;
  const { billing, shipping } = readAddresses(values, offer, reader);
  const answers = readAnswers(values, offer.customFields, reader);
  const isWhole = email !== undefined && phone !== undefined && billing !== undefined;
  if (
    problems.length > 0 ||
    !isAttemptId(attemptId) ||
    !method ||
    !name ||
    !isWhole ||
    shipping === undefined
  ) {
    return { ok: false, problems } as const;
  }
  const order: Order = {
    attemptId,
    method,
    payer: { name, email, phone, billing, zip, shipping },
    answers,
    token,
    account: routing && number ? { routingNumber: routing, accountNumber: number } : undefined,
  };
  return { ok: true, order } as const;
}

const addressValues = (prefix: string, address: object | null) =>
  Object.fromEntries(
    Object.entries(address ?? {}).map(([name, value]) => [`${prefix}.${name}`, value]),
  );

const isSame = (one: object | null, other: object | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The initial values of a form for a known payer. */
export const payerValues = ({ name, email, phone, billing, zip, shipping }: Payer): Values =>
  valuesOf({
    [holderNames.creditCard]: name,
    [holderNames.eCheck]: name,
    email,
    phone,
    [billingIsShipping]: isSame(billing, shipping) ? 'yes' : '',
    'billing.zip': zip,
    ...addressValues('billing', billing),
    ...addressValues('shipping', shipping),
  });
