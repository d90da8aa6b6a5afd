import { hasCheckDigit } from '@payfac/domain/card-numbers';
import { type CardShape, shapeOf } from './brands.ts';

/*
 * Validation shared by the card fields and the platform, with the same messages. Each check returns the message, or
 * undefined when the value is valid.
 */

export const cardFields = ['number', 'expiry', 'cvv'] as const;
export type CardField = (typeof cardFields)[number];

/** Accepted despite its check digit: the simulator declines it as a bad number. */
export const badNumberTestCard = '4242424242424241';

/** No card is valid for longer. */
const yearsAhead = 20;

const notValid = 'This card number isn’t valid.';

/** @param digits only digits, without gaps. */
export function checkNumber(digits: string): string | undefined {
  if (digits === '') return 'Enter the card number.';
  const shape = shapeOf(digits);
  if (!shape || !/^\d+$/.test(digits)) return notValid;
  if (digits.length < (shape.lengths[0] ?? 0)) return 'This card number is too short.';
  if (!shape.lengths.includes(digits.length)) return notValid;
  return hasCheckDigit(digits) || digits === badNumberTestCard ? undefined : notValid;
}

export interface Expiration {
  /** 1 to 12. */
  readonly month: number;
  /** All four digits. */
  readonly year: number;
}

/**
 * A card is valid until its month has ended everywhere on earth, 12 hours after it ended in UTC, so that no payer is
 * refused on the card's last day.
 */
export function checkExpiration({ month, year }: Expiration, now: Date): string | undefined {
  if (!Number.isInteger(month) || month < 1 || month > 12) return 'Enter a month from 01 to 12.';
  const moment = new Date(now.getTime() - 12 * 3_600_000);
  const monthsLeft = (year - moment.getUTCFullYear()) * 12 + (month - 1 - moment.getUTCMonth());
  if (monthsLeft < 0) return 'This card has expired.';
  return monthsLeft <= yearsAhead * 12 ? undefined : 'This expiration date isn’t valid.';
}

/** @param text as shown in the field, such as `04 / 30`. */
export function checkExpirationText(text: string, now: Date): string | undefined {
  if (text.trim() === '') return 'Enter the expiration date.';
  const expiration = readExpiration(text);
  return expiration ? checkExpiration(expiration, now) : 'Enter the expiration as MM / YY.';
}

/** The month and year of `04 / 30`; undefined while digits are missing. */
export function readExpiration(text: string): Expiration | undefined {
  const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

export function checkCode(code: string, shape: CardShape | undefined): string | undefined {
  const length = shape?.codeLength ?? 3;
  const fits = /^\d+$/.test(code) && code.length === length;
  return fits ? undefined : `Enter the ${length}-digit security code.`;
}
