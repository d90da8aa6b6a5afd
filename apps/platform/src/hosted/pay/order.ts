import { bankAccountNumber, routingNumber } from '@payfac/domain/banking';
import type { CustomFieldValues } from '@payfac/domain/custom-fields';
import type { LinkPaymentMethod } from '@payfac/domain/payment-links';
import * as z from 'zod/mini';
import type { Payer } from '../../kernel/database/schema/hosted-sessions.ts';
import { textOf, type Values, valuesOf } from '../frame/form.ts';
import { createReader, typedName, typedPhone } from '../frame/read.ts';
import { isAttemptId } from './attempt.ts';
import { readAnswers } from './custom-fields.ts';
import type { Offer } from './offer.ts';

/** What a payer filled in. */
export interface Order {
  readonly attemptId: string;
  readonly method: LinkPaymentMethod;
  readonly payer: Payer;
  readonly answers: CustomFieldValues;
  /** Of a card or a bank account; empty while the account's numbers are given. */
  readonly token: string;
  readonly account: { readonly routingNumber: string; readonly accountNumber: string } | undefined;
}

/** The name of the control that holds the name of who pays, by the way to pay. */
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

/** Reads a form by what the page asks for. @returns the order, or what is wrong with it. */
export function readOrder(values: Values, offer: Offer) {
  const reader = createReader(values);
  const { read, say, problems } = reader;
  const attemptId = textOf(values, 'attempt');
  const method = readMethod(values, offer);
  if (!method) say('method-creditCard', 'Choose how to pay.');
  const holder = method ?? 'creditCard';
  const name = read(holderNames[holder], typedName(holderMissing[holder]));
  const token = textOf(values, method === 'eCheck' ? 'bankToken' : 'token');
  const isTyped = method === 'eCheck' && token === '';
  const routing = isTyped ? read('routingNumber', routingNumber) : undefined;
  const number = isTyped ? read('accountNumber', bankAccountNumber) : undefined;
  if (method === 'creditCard' && token === '') say('', 'Enter your card.');
  const { asked } = offer;
  const email = asked.email ? read('email', z.email().check(z.maxLength(254))) : null;
  const phone = asked.phone ? read('phone', typedPhone) : null;
  const billing = asked.billing ? reader.address('billing') : null;
  const shipping = asked.shipping ? reader.address('shipping') : null;
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
    payer: { name, email, phone, billing, shipping },
    answers,
    token,
    account: routing && number ? { routingNumber: routing, accountNumber: number } : undefined,
  };
  return { ok: true, order } as const;
}

const addressValues = (prefix: string, address: Payer['billing']) =>
  Object.fromEntries(
    Object.entries(address ?? {}).map(([name, value]) => [`${prefix}.${name}`, value]),
  );

/** What a form begins with that is filled in for a payer who is known. */
export const payerValues = ({ name, email, phone, billing, shipping }: Payer): Values =>
  valuesOf({
    [holderNames.creditCard]: name,
    [holderNames.eCheck]: name,
    email,
    phone,
    ...addressValues('billing', billing),
    ...addressValues('shipping', shipping),
  });
