import {
  type CartItem,
  type ChargeTotals,
  cartItemSchema,
  draftChargeTotals,
  modifierAmount,
  type TotalModifier,
  totalModifierSchema,
} from '@payfac/domain/cart';
import { type Cents, zeroCents } from '@payfac/domain/money';
import {
  type GivenLinkValues,
  type LinkValues,
  linkValues,
  type TemplateContent,
} from '@payfac/domain/payment-link-templates';
import { type Expiry, linkPaymentMethods } from '@payfac/domain/payment-links';
import { addDays, formatDay, startOfZonedDay } from '@payfac/domain/time';
import * as z from 'zod/mini';
import { valuesOf } from '../../../shared/form/of-body.ts';
import { getZone } from '../../../shared/time/clock.ts';
import { type ItemValues, type LinkFields, linkForm, type ModifierValues } from './values.ts';

export const newItem = (): ItemValues => ({ quantity: 1 });
export const newModifier = (): ModifierValues => ({ type: 'Discount' });

/** Whether it is empty. */
export const isBlankItem = ({ description, price }: ItemValues): boolean => !description && !price;
export const isBlankModifier = ({ description, amount }: ModifierValues): boolean =>
  !description && amount === undefined;

const isItem = (item: CartItem): boolean => z.safeEncode(cartItemSchema, item).success;
const isModifier = (one: TotalModifier): boolean => z.safeEncode(totalModifierSchema, one).success;

/** An item from its fields, valid or not. */
export const typedItem = ({
  description = '',
  quantity = 1,
  price = zeroCents,
}: ItemValues): CartItem => ({ description, quantity, price });

const typedItems = (items: readonly ItemValues[]): CartItem[] =>
  items.filter((item) => !isBlankItem(item)).map(typedItem);

/** The items that can already be sent. */
export const itemsOf = (items: readonly ItemValues[]): CartItem[] =>
  typedItems(items).filter(isItem);

const signed = ({ type, amount = zeroCents }: ModifierValues): Cents =>
  amount === 0 ? amount : modifierAmount(type, amount);

const typedModifiers = (modifiers: readonly ModifierValues[]): TotalModifier[] =>
  modifiers
    .filter((one) => !isBlankModifier(one))
    .map((one) => ({
      type: one.type,
      description: one.description ?? '',
      amount: signed(one),
    }));

/** The discounts and fees that can already be sent. */
export const modifiersOf = (modifiers: readonly ModifierValues[]): TotalModifier[] =>
  typedModifiers(modifiers).filter(isModifier);

type Charged = Pick<
  LinkFields,
  'amountOrCart' | 'amount' | 'taxAmount' | 'cartItems' | 'totalModifiers'
>;

/** The payer's total for the current values; undefined while one exceeds its limit. */
export const totalsOf = (fields: Charged): ChargeTotals | undefined =>
  draftChargeTotals({
    amountOrCart: fields.amountOrCart,
    amount: fields.amount ?? null,
    taxAmount: fields.taxAmount ?? null,
    cartItems: typedItems(fields.cartItems),
    totalModifiers: typedModifiers(fields.totalModifiers),
  });

const lastMoment = (day: string): Date | null => {
  const next = startOfZonedDay(addDays(day, 1), getZone());
  return next ? new Date(next.getTime() - 1000) : null;
};

/** @param before the template's moment, which is kept until another day is chosen. */
function expiryOf(fields: LinkFields, before: Date | null): Expiry {
  const { expiryUnit: unit, expiryValue, expiryDay } = fields;
  if (unit !== 'specificDate') return { unit, value: expiryValue ?? null, specificDate: null };
  const isSame = before !== null && formatDay(before, getZone()) === expiryDay;
  const chosen = expiryDay === undefined ? null : lastMoment(expiryDay);
  return { unit, value: null, specificDate: isSame ? before : chosen };
}

/** A rate without the trailing zeros that its field shows: `3` for `3.000`. */
const plainRate = (given: string | null | undefined): string | null =>
  given ? String(Number(given)) : null;

/** The link's values from the fields, with the template's questions. */
export const givenOf = (fields: LinkFields, template: TemplateContent) =>
  ({
    description: fields.description ?? null,
    amountOrCart: fields.amountOrCart,
    // A zero amount counts as none.
    amount: fields.amount || null,
    taxAmount: fields.taxAmount ?? null,
    cartItems: itemsOf(fields.cartItems),
    totalModifiers: modifiersOf(fields.totalModifiers),
    paymentMethods: linkPaymentMethods.filter((method) => fields[method]),
    invoiceNumber: fields.invoiceNumber ?? null,
    diffPercentage: plainRate(fields.diffPercentage),
    collectEmail: fields.collectEmail ?? false,
    collectPhoneNumber: fields.collectPhoneNumber ?? false,
    collectBillingAddress: fields.collectBillingAddress ?? false,
    collectShippingAddress: fields.collectShippingAddress ?? false,
    collectPaymentMethod: fields.collectPaymentMethod ?? false,
    notes: fields.notes ?? null,
    expiresAt: expiryOf(fields, linkValues(template, {}).expiresAt.specificDate),
    usageType: fields.usageType,
    usageLimit: fields.usageLimit ?? null,
    callToAction: fields.callToAction,
    callToActionLabel: fields.callToActionLabel ?? null,
    transactionMessages: fields.hasOwnMessages
      ? { success: fields.successMessage ?? '', failure: fields.failureMessage ?? '' }
      : null,
    customFields: fields.hasCustomFields ? template.customFields : [],
    sendEmail: fields.sendEmail ?? false,
    sendSms: fields.sendSms ?? false,
  }) satisfies Required<Omit<GivenLinkValues, 'email' | 'mobileNumber'>>;

/** No customer, and none of a template's own fields. */
const nobody = {
  customerId: undefined,
  customerName: undefined,
  name: undefined,
  subMerchantIds: undefined,
  access: undefined,
};

/** The fields' initial values, all from the template. */
export function fieldsOf(template: TemplateContent): LinkFields {
  const link: LinkValues = linkValues(template, {});
  const { specificDate, unit, value } = link.expiresAt;
  const items = link.cartItems.map(({ description, price, quantity }) => ({
    quantity,
    ...(description !== '' && { description }),
    // A price of 0 is none yet: an empty field is easier to type into.
    ...(price !== 0 && { price }),
  }));
  return valuesOf(linkForm.body, link, {
    cartItems: items.length === 0 ? [newItem()] : items,
    totalModifiers: link.totalModifiers.map(({ type, description, amount }) => ({
      type,
      ...(description !== '' && { description }),
      amount: modifierAmount('Fee', amount),
    })),
    creditCard: link.paymentMethods.includes('creditCard'),
    eCheck: link.paymentMethods.includes('eCheck'),
    expiryUnit: unit,
    expiryValue: value ?? undefined,
    expiryDay: specificDate ? formatDay(specificDate, getZone()) : undefined,
    hasOwnMessages: link.transactionMessages !== null,
    successMessage: link.transactionMessages?.success,
    failureMessage: link.transactionMessages?.failure,
    customFields: template.customFields.map((field) => ({ ...field })),
    ...nobody,
  });
}
